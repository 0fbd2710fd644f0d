import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createSearch } from '#model/search/createSearch.ts';
import { exampleFiles } from '#model/search/exampleFiles.ts';
import { SEARCH_FILE_VERSION } from '#model/search/SearchFile.ts';
import type { SearchFile } from '#model/search/SearchFile.ts';
import { parseMdx } from '../content/parseMdx.ts';
import { listIdentifiers } from './listIdentifiers.ts';
import { loadSearch, readSearchFiles } from './loadSearch.ts';
import { measureQueries, summarizeResults } from './measureQueries.ts';
import { parseSearchArguments } from './parseSearchArguments.ts';
import { readSections } from './readSections.ts';
import { runSearch } from './runSearch.ts';
import { toPlainText } from './toPlainText.ts';
import { writeSearchFiles } from './writeSearchFiles.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'search-'));
afterAll(() => rmSync(directory, { recursive: true }));

const engine = createSearch(exampleFiles);
const run = (...args: string[]) => runSearch(parseSearchArguments(args), () => engine);

describe('npm run -s search', () => {
  it('prints pathnames with label and section, best first', () => {
    expect(run('freeze', 'columns').split('\n')[0]).toBe(
      '/x/react-data-grid/column-pinning#pin-columns-at-the-start  Guide  Column pinning › Pin columns at the start',
    );
    expect(run('rowHeight').split('\n')[0]).toBe(
      '/x/api/data-grid/data-grid#data-grid-prop-rowHeight  Prop  DataGrid › rowHeight',
    );
  });

  it('answers a file of queries with JSON in the same order', () => {
    const file = path.join(directory, 'queries.json');
    writeFileSync(file, JSON.stringify(['rowHeight', '', 'licensing']));
    const answers = JSON.parse(run('--file', file, '--limit', '1')) as unknown;
    expect(answers).toEqual([
      [
        {
          pathname: '/x/api/data-grid/data-grid',
          anchor: 'data-grid-prop-rowHeight',
          label: 'Prop',
        },
      ],
      [],
      [{ pathname: '/x/introduction/licensing', anchor: '', label: 'Guide' }],
    ]);
  });

  it('asks the Chinese index in Chinese', () => {
    const asked: string[] = [];
    runSearch({ queries: ['固定列', 'pin'], isFile: true }, (locale) => {
      asked.push(locale);
      return engine;
    });
    expect(asked).toEqual(['zh', 'en']);
  });

  it.each([
    [[], 'There is nothing to search for.'],
    [
      ['--kind', 'Page', 'x'],
      'There is no kind "Page".\n  Hint: one of: Guide, API, Prop, Demo, Migration.',
    ],
    [['--limit', '0', 'x'], '"0" is no limit.'],
    [['--file', 'no-such-file.json'], 'The file of queries cannot be read as JSON.'],
    [['--nothing'], "Unknown option '--nothing'"],
  ])('explains what is wrong with %j', (args, message) => {
    expect(() => parseSearchArguments(args)).toThrow(message);
  });

  it('rejects a file with other content', () => {
    const file = path.join(directory, 'numbers.json');
    writeFileSync(file, '[1, 2]');
    expect(() => parseSearchArguments(['--file', file])).toThrow('not an array of strings');
  });
});

/** With a file for each part. */
const wholeSite: SearchFile[] = [
  ...exampleFiles,
  ...(['x-date-pickers', 'x-charts'] as const).map((part): SearchFile => ({
    version: SEARCH_FILE_VERSION,
    locale: 'en',
    part,
    pages: [],
    members: [],
  })),
];

describe('loadSearch', () => {
  it('reads what was written, and nothing where parts are missing', () => {
    expect(loadSearch(directory, 'en')).toBeUndefined();
    writeSearchFiles(directory, wholeSite);
    expect(loadSearch(directory, 'en')?.search('licensing')[0]?.pathname).toBe(
      '/x/introduction/licensing',
    );
  });

  it('reads all files of a part, and leaves none of an earlier build', () => {
    const files = writeSearchFiles(directory, wholeSite, 400);
    expect(files).toBeGreaterThan(wholeSite.length);
    expect(readSearchFiles(directory, 'en')).toHaveLength(files);
    expect(loadSearch(directory, 'en')?.size).toBe(engine.size);
    expect(writeSearchFiles(directory, wholeSite)).toBe(wholeSite.length);
    expect(readdirSync(path.join(directory, 'x/search/en'))).toHaveLength(wholeSite.length);
  });
});

describe('readSections', () => {
  it('takes the prose of each section without markup, and its code and demos apart', () => {
    const tree = parseMdx(
      [
        'Some *words* with `code`.',
        '',
        '## Tree data <Plan plan="pro" />',
        '',
        '<Demo name="Basic" />',
        '',
        '<Callout kind="info" title="Mind">',
        '',
        'A [link](/x/) here.',
        '',
        '</Callout>',
        '',
        '```tsx',
        'const a = 1;',
        '```',
        '',
        "<KeyTable rows={[{ keys: ['Enter'], action: 'Opens it' }]} />",
      ].join('\n'),
      'page.mdx',
    );
    expect(readSections(tree)).toEqual([
      { heading: '', text: 'Some words with code.', code: [], demos: [] },
      {
        heading: 'Tree data',
        plan: 'pro',
        text: 'Mind A link here. Opens it',
        code: ['const a = 1;'],
        demos: ['Basic'],
      },
    ]);
  });
});

describe('listIdentifiers', () => {
  it('collects the names that packages export, each once, and ignores comments', () => {
    const code = '// rowHeight\n<DataGrid rows={rows} columns={columns} rows={other} />';
    expect(listIdentifiers(code, new Set(['DataGrid', 'rows', 'rowHeight']))).toEqual([
      'DataGrid',
      'rows',
    ]);
  });
});

describe('toPlainText', () => {
  it.each([
    [
      'leaves the words of a link',
      'See [the guide](/x/) for `rowHeight`.',
      'See the guide for rowHeight.',
    ],
    ['leaves out code blocks', 'Use it:\n```ts\nconst a = 1;\n```\nDone.', 'Use it: Done.'],
    ['keeps underscores inside names', 'The GRID_ROOT_ID of _all_.', 'The GRID_ROOT_ID of all.'],
  ])('%s', (_, markdown, text) => {
    expect(toPlainText(markdown)).toBe(text);
  });

  it('cuts a long text between words', () => {
    expect(toPlainText('one two three', 9)).toBe('one two…');
  });
});

describe('measureQueries', () => {
  it('counts ranks, and skips what cannot be answered', async () => {
    const cases = [
      { query: 'a', expected: ['/x/a'], kind: 'k' },
      { query: 'b', expected: ['/x/b'], kind: 'k' },
      { query: 'c', expected: ['/x/missing'], kind: 'k' },
    ];
    const { results, skipped } = await measureQueries(cases, new Set(['/x/a', '/x/b']), () => [
      '/x/a',
      '/x/b',
    ]);
    expect(skipped.map(({ query }) => query)).toEqual(['c']);
    expect(summarizeResults(results)).toEqual({ count: 2, hit1: 0.5, hit5: 1, mrr: 0.75 });
  });
});

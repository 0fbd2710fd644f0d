import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSqliteStorage } from '../storage/sqlite/createSqliteStorage.ts';
import type { NewFeedback, Storage } from '../storage/Storage.ts';
import { formatCsv } from './formatCsv.ts';
import { parseOptions } from './parseOptions.ts';
import { runReport } from './runReport.ts';
import { rateBadness, summarizePages } from './summarizePages.ts';

const NOW = Date.UTC(2026, 1, 1, 15);
const time = (day: number) => Date.UTC(2026, 0, day, 9, 30);
const entry: NewFeedback = {
  createdAt: time(31),
  page: '/x/react-charts/bars',
  language: 'en',
  version: '8.13.1',
  fingerprint: undefined,
};

let storage: Storage;
beforeEach(async () => {
  storage = createSqliteStorage(':memory:');
  const add = (fields: Partial<NewFeedback>) => storage.addFeedback({ ...entry, ...fields });
  // The entries are a second apart, because the order of entries with the same time isn't defined.
  await add({ vote: 1 });
  await add({
    createdAt: time(31) + 1000,
    vote: 0,
    comment: 'Too little,\nand too "late".',
    section: 'labels',
  });
  await add({ page: '/x/react-charts', vote: 0, createdAt: time(20) });
  await add({
    page: '/x/react-charts',
    vote: 0,
    createdAt: time(21),
    comment: '=1+1 is a formula',
  });
  await add({ page: '/x/introduction', vote: 1, language: 'zh', createdAt: time(5) });
  await add({ page: '/x/introduction', vote: 0, createdAt: Date.UTC(2025, 5, 1) });
});
afterEach(() => storage.close());

const run = (...args: string[]) => runReport(parseOptions(args, NOW), storage);
/** Replaces the ids, which are random. */
const withoutIds = (text: string) => text.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '<id>');

describe('npm run feedback', () => {
  it('lists violations of the policy, the most frequent first', async () => {
    expect(await run('--violations')).toBe('No policy violations in this period.\n');
    const violation = { directive: 'img-src', blocked: 'https://a.test', page: '/x', source: '' };
    const other = { ...violation, blocked: '', source: '/x/a.js:7\u202e\u001b[31m' };
    await storage.addPolicyViolations([violation, violation, other], time(30));
    expect(await run('--violations')).toMatchInlineSnapshot(`
      "count  last        violation
          2  2026-01-30  img-src blocked https://a.test on /x
          1  2026-01-30  img-src blocked something on /x, from /x/a.js:7[31m
      "
    `);
    expect(await run('--violations', '--format', 'csv')).toContain(
      'img-src,https://a.test,/x,,2,2026-01-30',
    );
    expect(JSON.parse(await run('--violations', '--format', 'json'))).toHaveLength(2);
  });

  it('shows the worst pages first, then the comments', async () => {
    expect(withoutIds(await run())).toMatchInlineSnapshot(`
      " down    up  comments  page
          2     0         1  /x/react-charts
          1     1         1  /x/react-charts/bars
          0     1         0  /x/introduction

      2026-01-31T09:30Z  /x/react-charts/bars#labels  (en, 8.13.1, thumbs down)
        Too little,
        and too "late".
        id <id>

      2026-01-21T09:30Z  /x/react-charts  (en, 8.13.1, thumbs down)
        =1+1 is a formula
        id <id>
      "
    `);
  });

  it('writes CSV that a spreadsheet reads as text', async () => {
    expect(withoutIds(await run('--format', 'csv')).replaceAll('\r', '')).toMatchInlineSnapshot(`
      "id,time,page,section,vote,comment,language,version
      <id>,2026-01-31T09:30Z,/x/react-charts/bars,labels,0,"Too little,
      and too ""late"".",en,8.13.1
      <id>,2026-01-31T09:30Z,/x/react-charts/bars,,1,,en,8.13.1
      <id>,2026-01-21T09:30Z,/x/react-charts,,0,'=1+1 is a formula,en,8.13.1
      <id>,2026-01-20T09:30Z,/x/react-charts,,0,,en,8.13.1
      <id>,2026-01-05T09:30Z,/x/introduction,,1,,zh,8.13.1
      "
    `);
  });

  it('writes JSON', async () => {
    const pages = JSON.parse(await run('--format', 'json'));
    expect(pages).toHaveLength(3);
    expect(pages[0]).toMatchObject({
      page: '/x/react-charts',
      up: 0,
      down: 2,
      comments: [{ comment: '=1+1 is a formula', time: '2026-01-21T09:30Z' }],
    });
  });

  it('includes only the requested days and pages', async () => {
    const read = async (...args: string[]) =>
      JSON.parse(await run('--format', 'json', ...args)).map(({ page }: { page: string }) => page);
    expect(await read('--from', '2026-01-31', '--to', '2026-01-31')).toEqual([
      '/x/react-charts/bars',
    ]);
    expect(await read('--from', '2025-01-01', '--to', '2025-12-31')).toEqual(['/x/introduction']);
    expect(await read('--page', '/x/react-charts/')).toEqual([
      '/x/react-charts',
      '/x/react-charts/bars',
    ]);
    expect(await read('--page', '/x/react-chart')).toEqual([]);
  });

  it.each(['text', 'csv', 'json'])(
    'prints no character that a terminal obeys as %s',
    async (format) => {
      const evil = '\u001b[2J\u009b31m\u202eevil\u2066\u0007\rfake line';
      await storage.addFeedback({
        ...entry,
        page: `/x/${evil}`,
        section: evil,
        comment: evil,
        vote: 0,
      });
      const search = { name: 'search', action: 'no-result', payload: '{}', createdAt: time(30) };
      await storage.addEvents([{ ...search, label: evil }]);
      for (const args of [[], ['--searches']]) {
        const report = await run('--format', format, ...args);
        expect(report).toContain('evil');
        expect(report.replace(/\r?\n/g, '')).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
      }
    },
  );

  it('deletes by id', async () => {
    const [first] = await storage.listFeedback({ from: 0, to: NOW });
    expect(await run('--delete', first?.id ?? '')).toBe(`Deleted ${first?.id}.\n`);
    expect(await storage.listFeedback({ from: 0, to: NOW })).toHaveLength(5);
    await expect(run('--delete', 'nothing')).rejects.toThrow('There is no feedback with the id');
  });

  it('lists searches without a result', async () => {
    const search = { name: 'search', action: 'no-result', payload: '{}' };
    await storage.addEvents([
      { ...search, label: 'gantt', createdAt: time(30) },
      { ...search, label: 'gantt', createdAt: time(31) },
      { ...search, label: '@kanban', createdAt: time(31) },
    ]);
    expect(await run('--searches')).toMatchInlineSnapshot(`
      "count  last        query
          2  2026-01-31  gantt
          1  2026-01-31  @kanban
      "
    `);
    expect(await run('--searches', '--format', 'csv')).toContain("'@kanban,1,2026-01-31");
    expect(JSON.parse(await run('--searches', '--format', 'json'))).toHaveLength(2);
  });

  it('says so when there is no feedback', async () => {
    expect(await run('--page', '/none')).toBe('No feedback in this period.\n');
    expect(await run('--searches')).toBe('No searches without a result in this period.\n');
  });

  it.each([
    [['--from', 'yesterday'], /--from yesterday isn't a date/],
    [['--from', '2026-02-30x', '--format', 'xml'], /--from[^]*--format xml is unknown/],
    [['--from', '2026-02-01', '--to', '2026-01-01'], /--to is before --from/],
    [['--tone'], /--tone/],
    [['--delete'], /--delete/],
  ])('refuses %j', (args, message) => {
    expect(() => parseOptions(args, NOW)).toThrow(message);
  });

  it('prints help', async () => {
    expect(await run('--help')).toContain('--searches');
  });
});

describe('rateBadness', () => {
  it.each([
    [
      { up: 20, down: 40 },
      { up: 0, down: 1 },
    ],
    [
      { up: 0, down: 2 },
      { up: 0, down: 1 },
    ],
    [
      { up: 5, down: 5 },
      { up: 50, down: 5 },
    ],
    [
      { up: 9, down: 1 },
      { up: 10, down: 0 },
    ],
    [
      { up: 0, down: 1 },
      { up: 0, down: 0 },
    ],
  ])('finds %j worse than %j', (worse, better) => {
    expect(rateBadness(worse)).toBeGreaterThan(rateBadness(better));
  });

  it('puts pages with more comments first when the votes tie', () => {
    const comment = { ...entry, id: '1', comment: 'A long comment' };
    const pages = summarizePages([{ ...entry, id: '2', page: '/a', vote: 1 }, comment]);
    expect(pages.map(({ page }) => page)).toEqual([entry.page, '/a']);
  });
});

describe('formatCsv', () => {
  it.each(['=1', '+1', '-1', '@a'])('keeps %j from running', (text) => {
    expect(formatCsv(['a'], [[text]])).toBe(`a\r\n'${text}\r\n`);
  });

  it.each([
    ['\ta', "' a"],
    ['\t=1', "' =1"],
    ['\u202e=1', "'=1"],
  ])('keeps %j from running by what comes before', (text, expected) => {
    expect(formatCsv(['a'], [[text]])).toBe(`a\r\n${expected}\r\n`);
  });
});

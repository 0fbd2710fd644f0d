import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CONTENT_DIR } from '../../files/directories.ts';
import { parseMdx } from '../../content/parseMdx.ts';
import { warnAboutOpenings } from './checkProse.ts';
import { parseSpellingFaults } from './checkSpelling.ts';
import { checkWording } from './checkWording.ts';
import { listTexts } from './listTexts.ts';
import { measureOpenings } from './measureOpenings.ts';

const RULES = path.join(CONTENT_DIR, 'prose/wording.yml');

describe('checkWording', () => {
  it('reports the line and the better wording', async () => {
    const text = '## Pinned rows\n\nThe total stands below.\n\nThe modes are set by themselves.\n';
    const faults = await checkWording([{ file: 'page.mdx', text }], RULES);
    expect(faults.map(({ line, message, hint }) => [line, message, hint])).toEqual([
      [3, '"stands" isn\'t a word we use here.', 'write: appears, is, or applies.'],
      [5, '"by themselves" isn\'t a word we use here.', 'write: automatically, or on its own.'],
    ]);
  });

  it('ignores code and words that only look similar', async () => {
    const text =
      'Call `simply()`. A stand-in server answers for the real one, and adjust the size.\n';
    expect(await checkWording([{ file: 'page.mdx', text }], RULES)).toEqual([]);
  });
});

describe('listTexts', () => {
  it('finds the messages and hints of errors, each on its line', () => {
    const source = [
      "const name = 'not a message';",
      'throw new DocsError(`There is no ${name} here.`, {',
      "  hint: 'add one.',",
      '});',
    ].join('\n');
    expect(listTexts(source, 'a.ts')).toBe('\nThere is no `…` here.\nadd one.\n');
  });

  it('finds the values of a JSON file', () => {
    expect(listTexts('{\n  "search": "Find a page"\n}', 'en.json')).toBe('\nFind a page\n');
  });
});

describe('parseSpellingFaults', () => {
  it('suggests the correction if there is one', () => {
    const output = [
      'README.md:3:14 - Unknown word (licence) fix: (license)',
      'src/a.ts:9:1 - Unknown word (Ostfurt)',
    ].join('\n');
    const faults = parseSpellingFaults(output);
    expect(faults.map(({ file, line, hint }) => [file, line, hint?.slice(0, 28)])).toEqual([
      ['README.md', 3, 'did you mean "license"?'],
      ['src/a.ts', 9, 'write it in American English'],
    ]);
  });
});

describe('measureOpenings', () => {
  const read = (text: string) => parseMdx(text, 'page.mdx');

  it('counts sentences and those that start with code, but no tables', () => {
    const text =
      'Set `a.b.c`. `rows` is required. It has no default.\n\n| a |\n| - |\n| `b` is c. |\n';
    expect(measureOpenings(read(text))).toEqual({ sentences: 3, withCode: 1 });
  });

  it('warns only if more than a tenth of the sentences start with code', () => {
    const plain = 'Set the width. '.repeat(18);
    const page = (text: string) => ({ tree: read(text), file: path.join(CONTENT_DIR, 'a.mdx') });
    expect(warnAboutOpenings(page(`${plain}\`a\` is set. \`b\` is set.`))).toEqual([]);
    expect(warnAboutOpenings(page(`${plain}\`a\` is set. \`b\` is set. \`c\` is.`))).toHaveLength(
      1,
    );
  });
});

import { EditorState } from '@codemirror/state';
import { ensureSyntaxTree } from '@codemirror/language';
import { describe, expect, it } from 'vitest';
import { MAX_SOURCE_LENGTH } from '#model/code/limits.ts';
import { codeLanguage } from './codeLanguage.ts';

const COUNT = 60_000;
const countNodes = (source: string) => {
  let count = 0;
  codeLanguage.parser.parse(source).iterate({ enter: () => void (count += 1) });
  return count;
};

describe('codeLanguage', () => {
  it('parses what readers write', () => {
    expect(countNodes('export default () => <p>{[1, 2].map((n) => n)}</p>;')).toBeGreaterThan(20);
    expect(countNodes('f(a);\n'.repeat(5000))).toBeGreaterThan(5000);
  });

  it.each([
    ['open parentheses', '('.repeat(COUNT)],
    ['lines with one', '(\n'.repeat(COUNT)],
    ['balanced parentheses', `${'('.repeat(COUNT)}1${')'.repeat(COUNT)}`],
    ['more text than the compiler takes', 'a;\n'.repeat(MAX_SOURCE_LENGTH / 3 + 1)],
  ])('treats %s as plain text', (_title, source) => {
    expect(countNodes(source)).toBe(1);
  });

  it('handles operators that can overflow the stack', () => {
    const nodes = countNodes('!\n'.repeat(COUNT));
    expect(nodes === 1 || nodes > COUNT).toBe(true);
  });

  it('highlights again after the text is replaced', () => {
    const state = EditorState.create({ doc: '('.repeat(COUNT), extensions: [codeLanguage] });
    expect(ensureSyntaxTree(state, COUNT, 1000)?.length).toBe(0);
    const change = { from: 0, to: COUNT, insert: 'const a = 1;' };
    const next = state.update({ changes: change }).state;
    expect(String(ensureSyntaxTree(next, 12, 1000))).toContain('VariableDeclaration');
  });
});

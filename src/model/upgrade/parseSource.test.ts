import { expect, it } from 'vitest';
import { parseSource } from './parseSource.ts';

const BROKEN = `const a = {;
function add(b, c) {
  const const d = b + c;
  return d.map((e) => e.f(g);
}
export const h = add(1, 2 3);
`;

it.each([
  ['nothing', ' \n\t', 'empty'],
  ['a huge file', 'const a = 1;\n'.repeat(80_000), 'too-large'],
  ['a bundle', `!function(e){${'var t=e(1);'.repeat(500)}}();`, 'minified'],
  ['a binary file', 'PNG\0\0\0', 'not-code'],
  ['prose', 'Dear colleagues, the upgrade is done. See you on Monday!\n'.repeat(9), 'not-code'],
  [
    'Python',
    'def add(a, b):\n    """Adds."""\n    return a + b\n\nclass A(B):\n    x: int = 1\n',
    'not-code',
  ],
  [
    'CSS',
    '.grid > .cell { color: red; border: 1px solid; }\n@media print { .a { color: #fff } }',
    'not-code',
  ],
  ['JSON', '{\n  "name": "app",\n  "dependencies": { "@mui/x-data-grid": "7.0.0" }\n}', 'not-code'],
  ['broken code', BROKEN.repeat(4), 'unparsable'],
  ['60,000 parentheses', '(\n'.repeat(60_000), 'unparsable'],
  ['60,000 closed ones', `${'(\n'.repeat(60_000)}1${'\n)'.repeat(60_000)}`, 'unparsable'],
  ['60,000 objects', '{a:\n'.repeat(60_000), 'unparsable'],
  ['60,000 comparisons', '<\n'.repeat(60_000), 'unparsable'],
  ['60,000 tags', '<a>\n'.repeat(60_000), 'not-code'],
])('rejects %s', (_, text, problem) => {
  expect(parseSource({ name: 'file.tsx', text })).toBe(problem);
});

it.each(['package.json', 'styles.css', 'README.md', 'main.py'])(
  'rejects a file named %s',
  (name) => {
    expect(parseSource({ name, text: 'a.b = [1, 2, 3]' })).toBe('not-code');
  },
);

it.each(['', 'file', 'file.js', 'file.test.tsx', 'file.mts'])('reads code in %j', (name) => {
  expect(parseSource({ name, text: 'a.b = [1, 2, 3]' })).toHaveProperty('tree');
});

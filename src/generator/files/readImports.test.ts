import { expect, it } from 'vitest';
import { readImports } from './readImports.ts';

it('reads names, aliases, and positions', () => {
  const source =
    "import {\n  A as B, // a comment with 'quotes'\n  type C,\n} from 'x';\nconst a = 1;";
  expect(readImports(source)).toEqual([
    {
      specifier: 'x',
      start: 0,
      end: source.indexOf('\nconst'),
      names: [
        { imported: 'A', local: 'B' },
        { imported: 'C', local: 'C' },
      ],
    },
  ]);
});

it('reads imports without names', () => {
  const source = "import 'a';\nimport b from 'b';\nimport * as c from 'c';";
  expect(readImports(source).map(({ specifier, names }) => [specifier, names.length])).toEqual([
    ['a', 0],
    ['b', 0],
    ['c', 0],
  ]);
});

it('ignores code that only looks like an import', () => {
  expect(readImports("const text = `\nimport a from 'b';\n`;\n// import c from 'd';")).toEqual([]);
});

it('finds the imports of incomplete code', () => {
  const [first] = readImports("import { A } from 'x';\n<A>{...}</A>");
  expect(first?.names).toEqual([{ imported: 'A', local: 'A' }]);
});

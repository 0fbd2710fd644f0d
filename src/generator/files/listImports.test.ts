import { describe, expect, it } from 'vitest';
import { listImports } from './listImports.ts';

describe('listImports', () => {
  it.each([
    ['a default import', "import a from './a';", ['./a']],
    ['several lines', "import {\n  a,\n  b,\n} from '@mui/material';", ['@mui/material']],
    ['an alias', "import { a } from '#model/a.ts';", ['#model/a.ts']],
    ['a type', "import type { A } from './a.ts';", ['./a.ts']],
    ['a side effect', 'import "./a.css";', ['./a.css']],
    ['a re-export', "export { a } from './a';\nexport * from './b';", ['./a', './b']],
    ['a dynamic import', "const a = () => import('./a');", ['./a']],
    ['a computed import', 'const load = (name) => import(`./${name}`);', []],
    ['the same module once', "import a from 'a';\nexport { b } from 'a';", ['a']],
    ['the order of the source', "import('b');\nimport 'a';", ['b', 'a']],
    ['an import in a template', "const code = `\nimport a from 'a';\n`;", []],
    ['an import in a comment', "// import a from 'a';\n/*\nimport b from 'b';\n*/", []],
    [
      'an apostrophe in JSX',
      "import 'a';\nexport const A = () => <p>don't</p>;\nimport 'b';",
      ['a', 'b'],
    ],
  ])('reads %s', (_, source, imports) => {
    expect(listImports(source)).toEqual(imports);
  });
});

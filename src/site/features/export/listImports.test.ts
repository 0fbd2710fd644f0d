import { describe, expect, it } from 'vitest';
import { listImports } from './listImports.ts';

describe('listImports', () => {
  it.each([
    ["import Box from '@mui/material/Box';", ['@mui/material/Box']],
    ['import * as React from "react";', ['react']],
    ["import dayjs, { type Dayjs } from 'dayjs';", ['dayjs']],
    ["import type { Item } from './items';", ['./items']],
    [
      "import {\n  TreeItem,\n  treeItemClasses,\n} from '@mui/x-tree-view/TreeItem';",
      ['@mui/x-tree-view/TreeItem'],
    ],
    ["import 'dayjs/locale/de';", ['dayjs/locale/de']],
    [
      "import {} from '@mui/x-tree-view/themeAugmentation';",
      ['@mui/x-tree-view/themeAugmentation'],
    ],
    ["export * from './rows';\nexport { a } from './a';", ['./rows', './a']],
    ["const load = () => import('./server');", ['./server']],
    ["import a from 'x';\nimport { b } from 'x';", ['x']],
    ["export type { Row } from './rows';", ['./rows']],
    ["import rows from './rows.json' with { type: 'json' };", ['./rows.json']],
    ["import {\n  A, // don't {\n} from 'x';", ['x']],
    ["const load = import('./b');\nimport c from './c';", ['./b', './c']],
    ["import a from 'x';\nconst broken = <p>;\nfunction (", ['x']],
  ])('reads %j', (source, expected) => {
    expect(listImports(source)).toEqual(expected);
  });

  it.each([
    "export default function Demo() {\n  return <p>taken from 'elsewhere'</p>;\n}",
    "export const from = 'here';",
    "const text = `\n  imported from 'x'`;",
    "const text = `\nimport a from 'x';\n`;",
    "/*\nimport a from 'x';\n*/",
    'const load = (name: string) => import(`./${name}`);',
    "export default 'x';",
  ])('leaves %j alone', (source) => {
    expect(listImports(source)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import type { UpgradeFamily } from '../reference/Upgrade.ts';
import type { ApiChange } from '../reference/VersionHistory.ts';
import { checkSource } from './checkSource.ts';

const removed: ApiChange[] = [{ kind: 'removed', version: '8.0' }];
const deprecated: ApiChange[] = [
  { kind: 'deprecated', version: '8.0', text: 'Use something else' },
];
const changed = (from: string, to: string): ApiChange[] => [
  { kind: 'changed', version: '8.0', type: [from, to] },
];

const GRID: UpgradeFamily = {
  productId: 'x-data-grid',
  name: 'Data Grid',
  releases: ['7.0', '7.29', '8.0'],
  pages: {},
  guides: [
    {
      major: 8,
      path: '/x/guide/',
      title: 'Upgrade to v8',
      sections: { useGridApiEventHandler: 'events', oldRows: '' },
      replacements: { useGridApiEventHandler: 'useGridEvent' },
    },
  ],
  changes: {
    useGridApiEventHandler: removed,
    GridOld: removed,
    GridToolbar: [{ kind: 'deprecated', version: '8.0', replacedBy: 'showToolbar' }],
    GridNew: [{ kind: 'added', version: '8.0' }],
    deDE: [{ kind: 'removed', version: '7.0' }],
    'DataGrid prop components': [{ kind: 'removed', version: '8.0', replacedBy: 'slots' }],
    'DataGrid prop slots': [{ kind: 'added', version: '7.0' }],
    'DataGrid prop oldRows': removed,
    'DataGrid prop newRows': [{ kind: 'added', version: '8.0' }],
    'DataGrid prop apiRef': changed('Ref<Api>', 'Ref<Api | null>'),
    'DataGrid prop density': changed("'a'", "'a' | 'b'"),
    'DataGrid prop height': [{ kind: 'changed', version: '8.0', default: ['1', '2'] }],
    'DataGrid prop late': [{ kind: 'removed', version: '8.0', after: '7.0' }],
    'DataGridPro prop proOnly': removed,
    'DataGrid slot oldIcon': removed,
    'GridToolbar prop csv': removed,
    'GridColDef member hide': [{ kind: 'removed', version: '8.0', replacedBy: 'initialState' }],
    'GridFilterItem member columnField': removed,
    'GridApi member resize': removed,
    'GridEvents event pageChange': removed,
    'DataGrid class MuiDataGrid-cell--old': removed,
    'DataGrid css --DataGrid-old': removed,
    'localeText text oldText': removed,
    'useGridThing parameter oldOption': removed,
    'useGridThing return oldResult': deprecated,
  },
};

const TREE: UpgradeFamily = {
  productId: 'x-tree-view',
  name: 'Tree View',
  releases: ['7.29', '8.0'],
  pages: {},
  guides: [],
  changes: {
    TreeItem2: removed,
    'TreeItem class Mui-selected': deprecated,
  },
};

function find(text: string, name = 'file.tsx') {
  const report = checkSource({ name, text }, [GRID, TREE], { from: '7.29', to: '8.0' });
  if ('problem' in report) throw new Error(report.problem);
  expect(report.fileName).toBe(name);
  return report.uses;
}

/** Lists the uses in a file as `line:column text`. */
function list(text: string, name?: string): string[] {
  return find(text, name).map(({ line, column, text: own }) => `${line}:${column} ${own}`);
}

const IMPORT = "import { DataGrid } from '@mui/x-data-grid';\n";

describe('checkSource', () => {
  it.each<[string, string, string[]]>([
    ['a name', "import { GridOld } from '@mui/x-data-grid';", ['1:10 GridOld']],
    ['an alias', "import { GridOld as New } from '@mui/x-data-grid-pro';", ['1:10 GridOld']],
    ['a type', "import type { GridOld } from '@mui/x-data-grid';", ['1:15 GridOld']],
    ['a type among names', "import { A, type GridOld } from '@mui/x-data-grid';", ['1:18 GridOld']],
    ['a deep path', "import { GridOld } from '@mui/x-data-grid/models';", ['1:10 GridOld']],
    ['a default export', "import Own from '@mui/x-data-grid/GridOld';", ['1:8 Own']],
    ['an exported name', "export { GridOld as Own } from '@mui/x-data-grid';", ['1:10 GridOld']],
    ['a namespace', "import * as x from '@mui/x-data-grid';\nx.GridOld();", ['2:3 GridOld']],
    ['a tag of one', "import * as x from '@mui/x-tree-view';\n<x.TreeItem2 />;", ['2:4 TreeItem2']],
    [
      'a type of one',
      "import * as x from '@mui/x-data-grid';\nlet a: x.GridOld;",
      ['2:10 GridOld'],
    ],
    ['require', "const { GridOld: b } = require('@mui/x-data-grid');", ['1:9 GridOld']],
    ['import()', "const { GridOld } = await import('@mui/x-data-grid');", ['1:9 GridOld']],
    ['then()', "import('@mui/x-data-grid').then((m) => m.GridOld);", ['1:42 GridOld']],
    ['another package', "import { GridOld } from './GridOld';", []],
    ['a similar package', "import { GridOld } from '@mui/x-data-grid-generator';", []],
    ['something new', "import { GridNew } from '@mui/x-data-grid';", []],
    ['a language', "import { deDE } from '@mui/x-data-grid/locales';", []],
    ['the tree of lab', "import { TreeItem } from '@mui/lab';", ['1:10 TreeItem']],
    ['a comment', '// import { GridOld } from "@mui/x-data-grid";\n1;', []],
  ])('reads imports: %s', (_, text, uses) => {
    expect(list(text)).toEqual(uses);
  });

  it.each<[string, string, string[]]>([
    ['a prop', '<DataGrid oldRows={rows} newRows />;', ['2:11 oldRows']],
    ['a changed type', '<DataGrid apiRef={r} density="a" height={2} />;', ['2:11 apiRef']],
    ['a spread', '<DataGrid {...{ oldRows }} />;', []],
    ['another component', '<Other oldRows />;', []],
    ['a shadowed name', 'function f(DataGrid) { return <DataGrid oldRows />; }', []],
    ['a styled component', 'const S = styled(DataGrid)({});\n<S oldRows />;', ['3:4 oldRows']],
    [
      'styled with a type',
      'const S = styled(DataGrid)<P>(() => ({}));\n<S oldRows />;',
      ['3:4 oldRows'],
    ],
    [
      'a wrapper',
      'const W = styled((p) => <DataGrid {...p} />)();\n<W oldRows />;',
      ['3:4 oldRows'],
    ],
    ['createElement', 'React.createElement(DataGrid, { oldRows: 1 });', ['2:33 oldRows']],
    ['a slot', '<DataGrid slots={{ oldIcon: A, other: B }} />;', ['2:20 oldIcon']],
    ['old slots', '<DataGrid componentsProps={{ OldIcon: A }} />;', ['2:30 OldIcon']],
    ['props of a slot', '<DataGrid slotProps={{ toolbar: { csv: 1 } }} />;', ['2:35 csv']],
    ['a text', '<DataGrid localeText={{ oldText: "" }} />;', ['2:25 oldText']],
    ['columns', '<DataGrid columns={[{ hide: true }]} />;', ['2:23 hide']],
    ['a variable', 'const c = [{ hide: true }];\n<DataGrid columns={c} />;', ['2:14 hide']],
    ['state', 'const [c] = useState([{ hide: 1 }]);\n<DataGrid columns={c} />;', ['2:25 hide']],
    [
      'memo',
      'const c = useMemo(() => { return [...d, { hide: 1 }]; }, []);\n<DataGrid columns={c} />;',
      ['2:43 hide'],
    ],
    ['a shorthand', 'const hide = 1;\n<DataGrid columns={[{ hide }]} />;', ['3:23 hide']],
    ['other objects', 'const other = [{ hide: true }];', []],
    [
      'a filter',
      '<DataGrid filterModel={{ items: [{ columnField: "a" }] }} />;',
      ['2:36 columnField'],
    ],
    [
      'the initial filter',
      '<DataGrid initialState={{ filter: { filterModel: { items: [{ columnField: 1 }] } } }} />;',
      ['2:62 columnField'],
    ],
  ])('reads JSX: %s', (_, text, uses) => {
    expect(list(IMPORT + text)).toEqual(uses);
  });

  it.each<[string, string, string[]]>([
    ['a type', 'const a: GridColDef = { hide: 1 };', ['2:25 hide']],
    ['an array', 'const a: readonly GridColDef<Row>[] = [{ hide: 1 }];', ['2:42 hide']],
    ['a result', 'const f = (): GridColDef[] => [{ hide: 1 }];', ['2:34 hide']],
    [
      'a function',
      'function f(): Array<GridColDef> { if (a) return [{ hide: 1 }]; }',
      ['2:52 hide'],
    ],
    ['satisfies', 'const a = [{ hide: 1 }] satisfies GridColDef[];', ['2:14 hide']],
    ['a generic', 'const a = useMemo<GridColDef[]>(() => [{ hide: 1 }], []);', ['2:42 hide']],
    ['props', 'const a: Partial<DataGridProps> = { oldRows: 1 };', ['2:37 oldRows']],
    ['a prop', "const a: DataGridProps['slots'] = { oldIcon: 1 };", ['2:37 oldIcon']],
    [
      'a local type',
      'function f() { type GridColDef = 1; const a: GridColDef = { hide: 1 }; }',
      [],
    ],
    ['the API', 'const r = useGridApiRef();\nr.current.resize();', ['3:11 resize']],
    ['an API or null', 'const r = useGridApiRef();\nr.current!.resize?.();', ['3:12 resize']],
    ['a taken apart API', 'const { resize } = useGridApiContext().current;', ['2:9 resize']],
    ['a typed ref', 'const r = useRef<GridApiPro>(null);\nr.current?.resize();', ['3:12 resize']],
    [
      'a parameter',
      'const f = (r: React.RefObject<GridApi>) => r.current.resize();',
      ['2:54 resize'],
    ],
    ['another ref', 'const r = useRef(null);\nr.current.resize();', []],
    ['an event', "useGridEvent(r, 'pageChange', f);", ['2:18 pageChange']],
    [
      'a subscription',
      "const r = useGridApiRef();\nr.current.subscribeEvent('pageChange', f);",
      ['3:27 pageChange'],
    ],
    ['another emitter', "r.current.subscribeEvent('pageChange', f);", []],
    ['a parameter of a hook', 'useGridThing({ oldOption: 1 });', ['2:16 oldOption']],
    ['a result of a hook', 'const { oldResult: a } = useGridThing();', ['2:9 oldResult']],
    ['a class', "gridClasses['cell--old']; gridClasses.row;", ['2:14 cell--old']],
    ['a state', 'const a = `& .${treeItemClasses.selected}`;', ['2:33 selected']],
  ])('reads values: %s', (_, text, uses) => {
    const names =
      'DataGridProps, GridApi, GridApiPro, GridColDef, gridClasses, useGridApiContext, useGridApiRef, useGridEvent, useGridThing';
    const own = `import { ${names} } from '@mui/x-data-grid'; import { treeItemClasses } from '@mui/x-tree-view';\n`;
    expect(list(own + text)).toEqual(uses);
  });

  it.each<[string, string, string[]]>([
    [
      'a selector',
      "const a = { '& .MuiDataGrid-cell--old:hover': 1 };",
      ['1:17 MuiDataGrid-cell--old'],
    ],
    ['a longer name', "const a = '.MuiDataGrid-cell--older';", []],
    [
      'a template',
      'const a = css`\n  .MuiDataGrid-cell--old { color: ${b} }`;',
      ['2:4 MuiDataGrid-cell--old'],
    ],
    [
      'a variable',
      "const a = { '--DataGrid-old': 1, b: 'var(--DataGrid-old)' };",
      ['1:14 --DataGrid-old', '1:42 --DataGrid-old'],
    ],
    ['an attribute', '<p className="MuiDataGrid-cell--old" />;', ['1:15 MuiDataGrid-cell--old']],
    ['a state of any component', "const a = '& .Mui-selected';", []],
    ['a state', "const a = '.MuiTreeItem-content.Mui-selected';", ['1:33 Mui-selected']],
    [
      'a theme',
      "createTheme({ components: { MuiDataGrid: { defaultProps: { oldRows: 1, proOnly: 1 }, styleOverrides: { 'cell--old': {} } } } });",
      ['1:60 oldRows', '1:72 proOnly', '1:105 cell--old'],
    ],
    [
      'a theme for the tree',
      'createTheme({ components: { MuiTreeItem2: { defaultProps: {} } } });',
      ['1:29 MuiTreeItem2'],
    ],
  ])('reads styles: %s', (_, text, uses) => {
    expect(list(text)).toEqual(uses);
  });

  it('reads casts in files without JSX', () => {
    const text =
      "import { GridOld } from '@mui/x-data-grid';\nconst a = <string>b;\nconst c = <T>(d: T) => d;";
    expect(list(text, 'file.ts')).toEqual(['1:10 GridOld']);
  });

  it('explains what to do and how certain it is', () => {
    const text = `import { DataGrid, GridToolbar, useGridApiEventHandler } from '@mui/x-data-grid';
<DataGrid components={{}} oldRows={[]} apiRef={ref} late columns={[{ hide: true }]} />;`;
    const found = find(text);
    expect(found.map(({ text: own, certainty }) => `${own} ${certainty}`)).toEqual([
      'GridToolbar certain',
      'useGridApiEventHandler certain',
      'components certain',
      'oldRows certain',
      'apiRef possible',
      'late possible',
      'hide certain',
    ]);
    expect(found[1]).toMatchObject({
      line: 1,
      column: 33,
      length: 22,
      productId: 'x-data-grid',
      fix: 'Replace `useGridApiEventHandler` with `useGridEvent`.',
      links: { guide: { title: 'Upgrade to v8', path: '/x/guide/#events' } },
    });
  });
});

describe('checkSource with unusual files', () => {
  it('reads a file with a syntax error', () => {
    const lines = Array.from({ length: 20 }, (_, index) => `const a${index} = b(${index});`);
    const text = `${IMPORT}${lines.join('\n')}\n<DataGrid oldRows={( />;\n<DataGrid components={{}} />;`;
    expect(list(text)).toEqual(['22:11 oldRows', '23:11 components']);
  });

  it('reports why it rejects a file', () => {
    const report = checkSource({ name: 'a.ts', text: '' }, [GRID], { from: '7.29', to: '8.0' });
    expect(report).toEqual({ fileName: 'a.ts', problem: 'empty' });
  });

  it('reads a snippet that is one long line', () => {
    expect(list(`${IMPORT.trim()} <DataGrid rows={[${'1, '.repeat(400)}]} oldRows />;`)).toEqual([
      '1:1266 oldRows',
    ]);
  });

  it.each([
    ['members', `a${'.b.c\n'.repeat(1000)}`],
    ['calls', `a${'.b().c()\n'.repeat(1000)}`],
    ['equal names', `${IMPORT}${'{ let DataGrid = 1; DataGrid.a; }\n'.repeat(1000)}`],
    [
      'variables that lead to each other',
      `${IMPORT}${Array.from({ length: 500 }, (_, i) => `const c${i} = [...c${i + 1}, ...c${i + 1}, ...c${i}];\n`).join('')}${'<DataGrid columns={c0} />;\n'.repeat(50)}`,
    ],
  ])('finishes with thousands of %s', (_, text) => {
    expect(list(text)).toEqual([]);
  });
});

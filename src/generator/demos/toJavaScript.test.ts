import { describe, expect, it } from 'vitest';
import { toJavaScript, toJavaScriptName } from './toJavaScript.ts';

describe('toJavaScript', () => {
  it('drops types and keeps comments, blank lines and layout', async () => {
    const source = `import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type { Row } from './rows';

interface Props {
  rows: Row[];
}

// What the crew sees.
const columns: GridColDef<Row>[] = [{ field: 'id' }];

export default function Crew({ rows }: Props) {
  const [value, setValue] = React.useState<string | null>(null);
  return <DataGrid rows={rows as Row[]} columns={columns} />;
}
`;
    expect(await toJavaScript(source)).toBe(`import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';

// What the crew sees.
const columns = [{ field: 'id' }];

export default function Crew({ rows }) {
  const [value, setValue] = React.useState(null);
  return <DataGrid rows={rows} columns={columns} />;
}
`);
  });

  it('drops the type arguments of a component', async () => {
    const source = 'const grid = <Grid<Row<A>, B> rows={rows as Row[]} />;';
    expect(await toJavaScript(source)).toBe('const grid = <Grid rows={rows} />;\n');
  });

  it('refuses TypeScript that is more than types', async () => {
    await expect(toJavaScript('enum Size { Small }')).rejects.toThrow("can't be erased");
  });
});

describe('toJavaScriptName', () => {
  it.each([
    ['Bars.tsx', 'Bars.js'],
    ['data.ts', 'data.js'],
    ['Bars.css', 'Bars.css'],
  ])('%s → %s', (name, expected) => {
    expect(toJavaScriptName(name)).toBe(expected);
  });
});

/** The smallest useful demo of each family. `MyDemo` is replaced with its name. */
const DATA_GRID = `import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'No.', width: 80 },
  { field: 'name', headerName: 'Name', flex: 1 },
  { field: 'amount', headerName: 'Amount', type: 'number', width: 120 },
];

const rows = [
  { id: 1, name: 'First', amount: 12 },
  { id: 2, name: 'Second', amount: 7 },
];

export default function MyDemo() {
  return (
    <Box sx={{ height: 260, width: '100%' }}>
      <DataGrid aria-label="Amounts" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
`;

const DATE_PICKERS = `import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function MyDemo() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker label="Date" defaultValue={dayjs('2025-05-09')} />
    </LocalizationProvider>
  );
}
`;

const CHARTS = `import { BarChart } from '@mui/x-charts/BarChart';

export default function MyDemo() {
  return (
    <BarChart
      height={300}
      xAxis={[{ data: ['First', 'Second', 'Third'] }]}
      series={[{ label: 'Amount', data: [12, 7, 15] }]}
    />
  );
}
`;

const SIMPLE_TREE_VIEW = `import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function MyDemo() {
  return (
    <Box sx={{ minHeight: 160, width: '100%', maxWidth: 360 }}>
      <SimpleTreeView aria-label="Items" defaultExpandedItems={['first']}>
        <TreeItem itemId="first" label="First">
          <TreeItem itemId="inside" label="Inside" />
        </TreeItem>
        <TreeItem itemId="second" label="Second" />
      </SimpleTreeView>
    </Box>
  );
}
`;

const RICH_TREE_VIEW = `import Box from '@mui/material/Box';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const items: TreeViewBaseItem[] = [
  {
    id: 'first',
    label: 'First',
    children: [{ id: 'inside', label: 'Inside' }],
  },
  { id: 'second', label: 'Second' },
];

export default function MyDemo() {
  return (
    <Box sx={{ minHeight: 160, width: '100%', maxWidth: 360 }}>
      <RichTreeView
        aria-label="Items"
        items={items}
        defaultExpandedItems={['first']}
      />
    </Box>
  );
}
`;

const OTHER = `import { useState } from 'react';
import Button from '@mui/material/Button';

export default function MyDemo() {
  const [count, setCount] = useState(0);
  return (
    <Button variant="outlined" onClick={() => setCount(count + 1)}>
      Clicked {count} times
    </Button>
  );
}
`;

/** Templates by the start of the page's route. The first match wins. */
const TEMPLATES: readonly [start: string, source: string][] = [
  ['react-data-grid', DATA_GRID],
  ['react-date-pickers', DATE_PICKERS],
  ['react-charts', CHARTS],
  ['react-tree-view/simple-tree-view', SIMPLE_TREE_VIEW],
  ['react-tree-view', RICH_TREE_VIEW],
];

/** Creates the source of a working demo for a page: `react-charts/bars`, `BasicBars`. */
export function createDemoSource(route: string, name: string): string {
  const [, source] = TEMPLATES.find(([start]) => route.startsWith(start)) ?? ['', OTHER];
  return source.replaceAll('MyDemo', name);
}

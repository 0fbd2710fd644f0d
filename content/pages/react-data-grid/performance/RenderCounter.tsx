import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const renders: Record<string, number> = {};

function CountedCell({ value }: { value: string }) {
  renders[value] = (renders[value] ?? 0) + 1;
  return (
    <span>
      {value}: {renders[value]}
    </span>
  );
}

const makeColumns = (): GridColDef[] => [
  {
    field: 'part',
    headerName: 'Part: times rendered',
    flex: 1,
    renderCell: ({ value }) => <CountedCell value={value} />,
  },
];

const rows = [
  { id: 1, part: 'Axle' },
  { id: 2, part: 'Bearing' },
  { id: 3, part: 'Clutch' },
];

const stableColumns = makeColumns();

export default function RenderCounter() {
  const [stable, setStable] = React.useState(true);
  const [clicks, setClicks] = React.useState(0);

  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        direction="row"
        useFlexGap
        spacing={2}
        sx={{ flexWrap: 'wrap', mb: 1 }}
      >
        <Button variant="outlined" onClick={() => setClicks(clicks + 1)}>
          Render the page again ({clicks})
        </Button>
        <FormControlLabel
          label="Stable columns"
          control={
            <Switch
              checked={stable}
              onChange={(event) => setStable(event.target.checked)}
            />
          }
        />
      </Stack>
      <Box sx={{ height: 280 }}>
        <DataGrid
          aria-label="Parts"
          rows={rows}
          columns={stable ? stableColumns : makeColumns()}
          hideFooter
        />
      </Box>
    </Box>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

function CountedCell({ value }: { value: string }) {
  const renders = React.useRef(0);
  const output = React.useRef<HTMLSpanElement>(null);

  // Without dependencies, an effect runs after every render.
  React.useEffect(() => {
    renders.current += 1;
    if (output.current) {
      output.current.textContent = String(renders.current);
    }
  });

  return (
    <span>
      {value}: <span ref={output} />
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

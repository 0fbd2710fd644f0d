import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { rivers, type RiverStation } from '#data/rivers';

const Visited = React.createContext<{
  ids: ReadonlySet<number>;
  toggle: (id: number) => void;
}>({ ids: new Set(), toggle: () => {} });

function Outside({ station }: { station: RiverStation }) {
  const { ids, toggle } = React.useContext(Visited);
  const name = `Visited ${station.station}, kept outside`;
  return (
    <Checkbox
      checked={ids.has(station.id)}
      onChange={() => toggle(station.id)}
      slotProps={{ input: { 'aria-label': name } }}
    />
  );
}

function Inside({ station }: { station: RiverStation }) {
  const [checked, setChecked] = React.useState(false);
  const name = `Visited ${station.station}, kept in the cell`;
  return (
    <Checkbox
      checked={checked}
      onChange={(event) => setChecked(event.target.checked)}
      slotProps={{ input: { 'aria-label': name } }}
    />
  );
}

const columns: GridColDef<RiverStation>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 120 },
  {
    field: 'outside',
    headerName: 'Outside',
    width: 110,
    renderCell: ({ row }) => <Outside station={row} />,
  },
  {
    field: 'inside',
    headerName: 'In the cell',
    width: 110,
    renderCell: ({ row }) => <Inside station={row} />,
  },
];

export default function CellState() {
  const [ids, setIds] = React.useState<ReadonlySet<number>>(new Set());
  const value = React.useMemo(
    () => ({
      ids,
      toggle: (id: number) =>
        setIds((current) => {
          const next = new Set(current);
          if (!next.delete(id)) {
            next.add(id);
          }
          return next;
        }),
    }),
    [ids],
  );

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <Visited.Provider value={value}>
        <DataGrid label="Stations" rows={rivers} columns={columns} hideFooter />
      </Visited.Provider>
    </Box>
  );
}

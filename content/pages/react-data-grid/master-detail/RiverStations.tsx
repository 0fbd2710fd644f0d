import Box from '@mui/material/Box';
import {
  DataGridPro,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { rivers, type RiverStation } from '#data/rivers';

interface River {
  id: string;
  country: string;
  length: number;
  stations: RiverStation[];
}

const names = [...new Set(rivers.map((station) => station.river))];
const rows = names.map((id): River => {
  const stations = rivers.filter((station) => station.river === id);
  const { country, length } = stations[0];
  return { id, country, length, stations };
});

const columns: GridColDef<River>[] = [
  { field: 'id', headerName: 'River', flex: 1, minWidth: 130 },
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'length', headerName: 'Length (km)', type: 'number', width: 120 },
];

const stationColumns: GridColDef<RiverStation>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 130 },
  { field: 'level', headerName: 'Level (cm)', type: 'number', width: 110 },
  { field: 'alarm', headerName: 'Alarm', width: 100 },
];

const getDetailPanelContent = ({ row }: GridRowParams<River>) => (
  <Box sx={{ display: 'flex', flexDirection: 'column', p: 2 }}>
    <DataGridPro
      label={`Stations of ${row.id}`}
      density="compact"
      rows={row.stations}
      columns={stationColumns}
      hideFooter
    />
  </Box>
);
const getDetailPanelHeight = () => 'auto' as const;

export default function RiverStations() {
  return (
    <Box sx={{ height: 460, width: '100%' }}>
      <DataGridPro
        label="Rivers"
        rows={rows}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{
          detailPanel: { expandedRowIds: new Set([names[0]]) },
        }}
        hideFooter
      />
    </Box>
  );
}

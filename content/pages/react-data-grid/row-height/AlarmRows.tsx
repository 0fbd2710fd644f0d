import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridRowHeightParams,
} from '@mui/x-data-grid';
import { rivers, type RiverStation } from '#data/rivers';

// Normal and urgent stations side by side.
const rows = rivers.slice(32);

const isUrgent = ({ alarm }: RiverStation) =>
  alarm === 'flood' || alarm === 'high';

const columns: GridColDef<RiverStation>[] = [
  {
    field: 'station',
    headerName: 'Station',
    flex: 1,
    minWidth: 190,
    display: 'flex',
    renderCell: ({ row }) => (
      <div>
        <Typography variant="body2">{row.station}</Typography>
        {isUrgent(row) && (
          <Typography variant="caption" color="error">
            {row.river}, km {row.kilometer}: {row.alarm}
          </Typography>
        )}
      </div>
    ),
  },
  { field: 'level', headerName: 'Level (cm)', type: 'number', width: 120 },
  { field: 'alarm', headerName: 'Alarm', width: 110 },
];

// `null` keeps the default height.
const getRowHeight = ({ model, densityFactor }: GridRowHeightParams) =>
  isUrgent(model as RiverStation) ? 80 * densityFactor : null;

export default function AlarmRows() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGrid
        label="Stations with alarms"
        rows={rows}
        columns={columns}
        getRowHeight={getRowHeight}
        hideFooter
      />
    </Box>
  );
}

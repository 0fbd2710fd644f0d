import InfoIcon from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { rivers, type RiverStation } from '#data/rivers';

const columns: GridColDef<RiverStation>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 140 },
  {
    field: 'discharge',
    headerName: 'Discharge',
    description: 'Cubic meters of water per second',
    type: 'number',
    width: 130,
  },
  {
    field: 'change',
    headerName: 'Change',
    type: 'number',
    width: 140,
    renderHeader: ({ colDef }) => (
      <Tooltip describeChild title="Centimeters since yesterday">
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          {colDef.headerName} <InfoIcon fontSize="inherit" />
        </Box>
      </Tooltip>
    ),
  },
  {
    field: 'temperature',
    headerName: 'Temperature of the water',
    type: 'number',
    width: 150,
  },
];

export default function HeaderTooltips() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGrid
        label="Stations with tooltips in the header"
        rows={rivers}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}

import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';
import { rivers, type RiverStation } from '#data/rivers';

const columns: GridColDef<RiverStation>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 130 },
  { field: 'river', headerName: 'River', width: 100 },
  { field: 'latitude', headerName: 'Latitude', type: 'number', width: 95 },
  { field: 'longitude', headerName: 'Longitude', type: 'number', width: 105 },
  { field: 'level', headerName: 'Level', type: 'number', width: 80 },
  { field: 'change', headerName: 'Change', type: 'number', width: 90 },
  { field: 'temperature', headerName: '°C', type: 'number', width: 70 },
];

const columnGroupingModel: GridColumnGroupingModel = [
  {
    groupId: 'place',
    headerName: 'Place',
    children: [
      { field: 'river' },
      {
        groupId: 'coordinates',
        headerName: 'Coordinates',
        children: [{ field: 'latitude' }, { field: 'longitude' }],
      },
    ],
  },
  {
    groupId: 'water',
    headerName: 'Water',
    children: [
      {
        groupId: 'height',
        headerName: 'Height (cm)',
        children: [{ field: 'level' }, { field: 'change' }],
      },
      { field: 'temperature' },
    ],
  },
];

export default function NestedGroups() {
  return (
    <Box sx={{ height: 460, width: '100%' }}>
      <DataGrid
        label="Stations with nested column groups"
        rows={rivers}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        columnHeaderHeight={44}
        hideFooter
      />
    </Box>
  );
}

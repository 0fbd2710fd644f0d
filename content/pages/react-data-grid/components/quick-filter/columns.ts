import type { GridColDef } from '@mui/x-data-grid';
import type { RiverStation } from '#data/rivers';

export const columns: GridColDef<RiverStation>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 150 },
  { field: 'river', headerName: 'River', width: 140 },
  { field: 'basin', headerName: 'Basin', width: 130 },
  { field: 'alarm', headerName: 'Alarm', width: 100 },
  { field: 'level', headerName: 'Level (cm)', type: 'number', width: 120 },
];

/** The search that the demos start with. */
export const atlanticSearch = {
  filter: { filterModel: { items: [], quickFilterValues: ['atlantic'] } },
};

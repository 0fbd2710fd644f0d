import Box from '@mui/material/Box';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import FilterOffIcon from '@mui/icons-material/FilterAltOff';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridColumnMenuItemProps,
} from '@mui/x-data-grid';
import { rivers, type RiverStation } from '#data/rivers';

const columns: GridColDef<RiverStation>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 140 },
  { field: 'river', headerName: 'River', width: 140 },
  { field: 'level', headerName: 'Level', type: 'number', width: 110 },
  { field: 'temperature', headerName: '°C', type: 'number', width: 110 },
];

function EmptyItem({ colDef: { field }, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();

  return (
    <MenuItem
      onClick={(event) => {
        onClick(event);
        apiRef.current.setFilterModel({
          items: [{ field, operator: 'isNotEmpty' }],
        });
      }}
    >
      <ListItemIcon>
        <FilterOffIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>Leave out empty values</ListItemText>
    </MenuItem>
  );
}

const columnMenu = {
  slots: { emptyItem: EmptyItem },
  slotProps: { emptyItem: { displayOrder: 25 } },
};

export default function AddMenuItem() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGrid
        label="Stations with a custom menu item"
        rows={rivers}
        columns={columns}
        slotProps={{ columnMenu }}
      />
    </Box>
  );
}

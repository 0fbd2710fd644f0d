import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import PendingIcon from '@mui/icons-material/RadioButtonUnchecked';
import SaveIcon from '@mui/icons-material/Save';
import TuneIcon from '@mui/icons-material/Tune';
import Box from '@mui/material/Box';
import { DataGrid, type GridBaseIconProps } from '@mui/x-data-grid';
import { orders } from '#data/orders';
import { columns } from './columns';

const slots = {
  openFilterButtonIcon: () => <TuneIcon fontSize="small" />,
  exportIcon: () => <SaveIcon fontSize="small" />,
  columnMenuIcon: () => <ExpandMoreIcon fontSize="small" />,
  // The title is what screen readers announce for the cell.
  booleanCellTrueIcon: ({ titleAccess }: GridBaseIconProps) => (
    <CheckCircleIcon color="success" titleAccess={titleAccess} />
  ),
  booleanCellFalseIcon: ({ titleAccess }: GridBaseIconProps) => (
    <PendingIcon color="warning" titleAccess={titleAccess} />
  ),
};

export default function IconSlots() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGrid
        label="Orders"
        showToolbar
        slots={slots}
        rows={orders}
        columns={columns}
        initialState={{
          columns: {
            columnVisibilityModel: {
              status: false,
              country: false,
              items: false,
            },
          },
        }}
      />
    </Box>
  );
}

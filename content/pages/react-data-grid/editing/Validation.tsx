import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  GridEditInputCell,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { beds, type Bed } from './beds';

function PlantsInput(params: GridRenderEditCellParams<Bed>) {
  return (
    <Tooltip
      describeChild
      open={Boolean(params.error)}
      title="From 1 to 200 plants"
    >
      <Box sx={{ width: '100%' }}>
        {/* With the default debounce, a quick Enter comes before the check. */}
        <GridEditInputCell {...params} debounceMs={0} />
      </Box>
    </Tooltip>
  );
}

const columns: GridColDef<Bed>[] = [
  { field: 'crop', headerName: 'Crop', flex: 1, minWidth: 120 },
  {
    field: 'plants',
    headerName: 'Plants (1 to 200)',
    type: 'number',
    width: 150,
    editable: true,
    preProcessEditCellProps: ({ props }) => ({
      ...props,
      error: !(props.value >= 1 && props.value <= 200),
    }),
    renderEditCell: (params) => <PlantsInput {...params} />,
  },
];

export default function Validation() {
  return (
    <Box
      sx={{
        height: 320,
        width: '100%',
        '& .Mui-error': { bgcolor: 'error.dark', color: 'common.white' },
      }}
    >
      <DataGrid aria-label="Beds" rows={beds} columns={columns} hideFooter />
    </Box>
  );
}

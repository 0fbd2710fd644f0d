import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  gridClasses,
} from '@mui/x-data-grid-premium';
import { sales } from '#data/sales';
import { aggregationFunctions, columns } from './columns';

// Specific enough to replace the styles of the last group.
const group = `& .${gridClasses.virtualScroller} .${gridClasses.columnHeader}.${gridClasses['columnHeader--filledGroup']}`;

export default function StickyGroups() {
  return (
    <Box sx={{ height: 460, width: '100%' }}>
      <DataGridPremium
        aria-label="Sales by quarter and line"
        rows={sales}
        columns={columns}
        aggregationFunctions={aggregationFunctions}
        groupingColDef={{ width: 130 }}
        initialState={{
          pinnedColumns: { left: [GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD] },
          pivoting: {
            enabled: true,
            model: {
              rows: [{ field: 'region' }],
              columns: [
                { field: 'quarter', sort: 'asc' },
                { field: 'line', sort: 'asc' },
              ],
              values: [
                { field: 'revenue', aggFunc: 'sum' },
                { field: 'profit', aggFunc: 'sum' },
              ],
            },
          },
        }}
        sx={{
          [group]: { overflow: 'visible' },
          [`${group} .${gridClasses.columnHeaderTitleContainer}`]: {
            overflow: 'visible',
          },
          [`${group} .${gridClasses.columnHeaderTitleContainerContent}`]: {
            position: 'sticky',
            // A logical side, which also fits right-to-left layouts.
            insetInlineStart:
              'calc(var(--DataGrid-leftPinnedWidth) + var(--DataGrid-rightPinnedWidth) + 10px)',
          },
        }}
      />
    </Box>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPremium, type GridGroupNode } from '@mui/x-data-grid-premium';
import { sales } from '#data/sales';
import { aggregationFunctions, columns } from './columns';

const views: Record<string, string[]> = {
  'Line and quarter': ['line', 'quarter'],
  'Quarter and line': ['quarter', 'line'],
  'Region and line': ['region', 'line'],
};

// Outside the component, because a new function makes the grid rebuild its groups.
const isOpen = ({ depth, groupingKey }: GridGroupNode) =>
  depth === 0 && ['Lanterns', 'Q3', 'North'].includes(String(groupingKey));

export default function FindTheReturns() {
  const [model, setModel] = React.useState(views['Line and quarter']);

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Group by"
        value={model.join()}
        onChange={(_event, value: string | null) =>
          value && setModel(value.split(','))
        }
        sx={{ mb: 2 }}
      >
        {Object.entries(views).map(([label, fields]) => (
          <ToggleButton key={label} value={fields.join()}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box
        sx={{
          height: 520,
          '& .alarming': { color: 'error.main', fontWeight: 'bold' },
        }}
      >
        <DataGridPremium
          label="Sales"
          showToolbar
          density="compact"
          rows={sales}
          columns={columns}
          rowGroupingModel={model}
          onRowGroupingModelChange={setModel}
          isGroupExpandedByDefault={isOpen}
          groupingColDef={{ headerName: 'Group', width: 180 }}
          aggregationFunctions={aggregationFunctions}
          initialState={{
            aggregation: {
              model: {
                returnRate: 'returnRate',
                revenue: 'sum',
                profit: 'sum',
                units: 'sum',
              },
            },
            sorting: { sortModel: [{ field: 'returnRate', sort: 'desc' }] },
            columns: {
              columnVisibilityModel: {
                region: false,
                line: false,
                quarter: false,
              },
            },
          }}
        />
      </Box>
    </Box>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { DataGridPremium, type GridPivotModel } from '@mui/x-data-grid-premium';
import { tasks } from '#data/tasks';
import { columns } from './columns';

const area = { field: 'area' };
const priority = { field: 'priority' };
const over = { field: 'variance', aggFunc: 'sum' };

const steps: { label: string; text: string; model?: GridPivotModel }[] = [
  {
    label: '1. List',
    text: 'One hundred tasks. Which area goes over its estimates?',
  },
  {
    label: '2. Rows',
    text: 'The area becomes the rows: one for each value.',
    model: { rows: [area], columns: [], values: [] },
  },
  {
    label: '3. Values',
    text: 'The hours over the estimate are summed. The answer is billing.',
    model: { rows: [area], columns: [], values: [over] },
  },
  {
    label: '4. Columns',
    text: 'The priority divides each sum. Most of the extra hours in billing went into medium tasks.',
    model: { rows: [area], columns: [priority], values: [over] },
  },
];

export default function BuildAPivot() {
  const [index, setIndex] = React.useState(3);
  const { text, model } = steps[index];

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Step"
        value={index}
        onChange={(_event, value: number | null) =>
          value !== null && setIndex(value)
        }
        sx={{ flexWrap: 'wrap' }}
      >
        {steps.map((step, value) => (
          <ToggleButton key={step.label} value={value}>
            {step.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography variant="body2" role="status" sx={{ my: 1.5 }}>
        {text}
      </Typography>
      <Box sx={{ height: 460 }}>
        <DataGridPremium
          label="Tasks of two releases"
          rows={tasks}
          columns={columns}
          pivotActive={model !== undefined}
          pivotModel={model ?? steps[3].model}
          density="compact"
          groupingColDef={{ flex: 1, minWidth: 150 }}
          pivotingColDef={{ flex: 1, minWidth: 100 }}
        />
      </Box>
    </Box>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPremium,
  type GridCellParams,
  type GridPivotModel,
} from '@mui/x-data-grid-premium';
import { sales } from '#data/sales';
import { aggregationFunctions, columns } from './columns';

const questions: Record<string, GridPivotModel> = {
  'Which goods come back?': {
    rows: [{ field: 'line' }],
    columns: [{ field: 'quarter', sort: 'asc' }],
    values: [{ field: 'returnRate', aggFunc: 'returnRate' }],
  },
  'When does each line earn?': {
    rows: [{ field: 'line' }],
    columns: [{ field: 'quarter', sort: 'asc' }],
    values: [{ field: 'profit', aggFunc: 'sum' }],
  },
  'Who sells what?': {
    rows: [{ field: 'region' }, { field: 'rep' }],
    columns: [{ field: 'line', sort: 'asc' }],
    values: [{ field: 'revenue', aggFunc: 'sum' }],
  },
};

// Generated columns don't copy `cellClassName`, so it's set here.
const pivotingColDef = (field: string) => ({
  flex: 1,
  minWidth: 110,
  cellClassName: ({ value }: GridCellParams) =>
    field === 'returnRate' && Number(value) > 0.15 ? 'alarming' : '',
});

export default function AskTheSales() {
  const [question, setQuestion] = React.useState('Which goods come back?');
  const [model, setModel] = React.useState(questions[question]);
  const [active, setActive] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Question"
        value={question}
        onChange={(_event, value: string | null) => {
          if (value) {
            setQuestion(value);
            setModel(questions[value]);
            setActive(true);
          }
        }}
        sx={{ mb: 2 }}
      >
        {Object.keys(questions).map((label) => (
          <ToggleButton key={label} value={label}>
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
          // Each question starts with closed groups.
          key={question}
          label="Sales"
          showToolbar
          density="compact"
          rows={sales}
          columns={columns}
          aggregationFunctions={aggregationFunctions}
          pivotActive={active}
          onPivotActiveChange={setActive}
          pivotModel={model}
          onPivotModelChange={setModel}
          pivotingColDef={pivotingColDef}
          groupingColDef={{ width: 190 }}
        />
      </Box>
    </Box>
  );
}

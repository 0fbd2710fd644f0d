import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { sales, type Sale } from '#data/sales';
import { Settings } from '#demo-parts/settings';
import { createAssistant, describe } from './assistant';
import { columns } from './columns';

const PROMPT = 'Only Norway and Sweden';
const bareColumns = columns.map((column): GridColDef<Sale> => ({
  ...column,
  examples: undefined,
}));

export default function ColumnExamples() {
  const apiRef = useGridApiRef();
  const [assistant] = React.useState(createAssistant);
  React.useEffect(() => assistant.close, [assistant]);
  const [settings, setSettings] = React.useState({ examples: 'written' });
  const [country, setCountry] = React.useState('');
  const [status, setStatus] = React.useState('');

  const ask = async () => {
    const answer = await apiRef.current?.aiAssistant.processPrompt(PROMPT);
    if (answer) {
      setStatus(answer instanceof Error ? answer.message : describe(answer));
    }
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ maxWidth: 240, mb: 1.5 }}>
        <Settings
          values={settings}
          onChange={(next) => {
            // Forget a question that is still open.
            assistant.close();
            setSettings(next);
            setCountry('');
            setStatus('');
          }}
          choices={{ examples: ['none', 'written', 'sampled'] }}
        />
      </Box>
      <Button variant="contained" onClick={ask}>
        {PROMPT}
      </Button>
      <Typography role="status" variant="body2" sx={{ my: 1 }}>
        {status}
      </Typography>
      <Box sx={{ height: 320 }}>
        <DataGridPremium
          // Each setting starts without filters.
          key={settings.examples}
          apiRef={apiRef}
          label="Sales by country"
          density="compact"
          rows={sales}
          columns={settings.examples === 'none' ? bareColumns : columns}
          disablePivoting
          aiAssistant
          allowAiAssistantDataSampling={settings.examples === 'sampled'}
          onPrompt={(prompt, context) => {
            const all = JSON.parse(context) as { field: string }[];
            const found = all.find(({ field }) => field === 'country');
            setCountry(JSON.stringify(found, null, 2));
            return assistant.onPrompt(prompt, context);
          }}
        />
      </Box>
      <Box
        component="pre"
        tabIndex={0}
        aria-label="Context of the country column"
        sx={{ mb: 0, minHeight: 40, overflow: 'auto', fontSize: 13 }}
      >
        {country || 'Ask to see what the assistant receives.'}
      </Box>
    </Box>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPremium, useGridApiContext } from '@mui/x-data-grid-premium';
import { orders } from '#data/orders';
import { createAssistant } from '#demo-parts/assistant';
import { columns, suggestions } from './columns';

function Questions() {
  const apiRef = useGridApiContext();
  const [status, setStatus] = React.useState('');

  const ask = async (prompt: string) => {
    setStatus('Looking…');
    const answer = await apiRef.current.aiAssistant.processPrompt(prompt);
    setStatus(answer instanceof Error ? answer.message : 'Done.');
  };

  return (
    <Stack spacing={1} sx={{ p: 2, width: 300 }}>
      <Typography sx={{ fontWeight: 500 }}>What do you need?</Typography>
      {suggestions.map(({ value }) => (
        <Button key={value} variant="outlined" onClick={() => ask(value)}>
          {value}
        </Button>
      ))}
      <Typography role="status" variant="body2">
        {status}
      </Typography>
    </Stack>
  );
}

export default function QuestionPanel() {
  const [assistant] = React.useState(createAssistant);
  React.useEffect(() => assistant.close, [assistant]);

  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPremium
        label="Orders"
        density="compact"
        showToolbar
        slots={{ aiAssistantPanel: Questions }}
        rows={orders}
        columns={columns}
        disablePivoting
        aiAssistant
        onPrompt={assistant.onPrompt}
      />
    </Box>
  );
}

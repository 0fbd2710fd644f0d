import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  GridAiAssistantPanel,
  useGridApiRef,
  type DataGridPremiumProps,
} from '@mui/x-data-grid-premium';
import { sales } from '#data/sales';
import { createAssistant, describe } from './assistant';
import { columns } from './columns';

const prompts = [
  'Total revenue by line, highest revenue first',
  'Lanterns with profit under 0',
  'Average profit by region and line',
  'Skis and tents, profit over 30,000',
  'Will it snow tomorrow?',
];
const suggestions = prompts.map((value) => ({ value }));

export default function AskTheAssistant() {
  const apiRef = useGridApiRef();
  const [assistant] = React.useState(createAssistant);
  React.useEffect(() => assistant.close, [assistant]);
  const [asked, setAsked] = React.useState(prompts[0]);
  const [status, setStatus] = React.useState(
    'Group: line. Aggregate: sum revenue. Sort: revenue desc.',
  );

  const onPrompt: DataGridPremiumProps['onPrompt'] = async (
    prompt,
    ...rest
  ) => {
    setAsked(prompt);
    setStatus('Thinking…');
    try {
      const answer = await assistant.onPrompt(prompt, ...rest);
      setStatus(describe(answer));
      return answer;
    } catch (error) {
      setStatus(error instanceof Error ? error.message : '');
      throw error;
    }
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {prompts.map((prompt) => (
          <Chip
            key={prompt}
            label={prompt}
            variant={prompt === asked ? 'filled' : 'outlined'}
            color={prompt === asked ? 'primary' : 'default'}
            onClick={() => apiRef.current?.aiAssistant.processPrompt(prompt)}
          />
        ))}
      </Stack>
      <Typography role="status" variant="body2" sx={{ my: 1.5 }}>
        {status}
      </Typography>
      <Box sx={{ height: 420 }}>
        <DataGridPremium
          apiRef={apiRef}
          label="Sales"
          density="compact"
          showToolbar
          rows={sales}
          columns={columns}
          disablePivoting
          aiAssistant
          aiAssistantSuggestions={suggestions}
          onPrompt={onPrompt}
          slots={{ aiAssistantPanel: GridAiAssistantPanel }}
          groupingColDef={{ width: 170 }}
          initialState={{
            rowGrouping: { model: ['line'] },
            aggregation: { model: { revenue: 'sum' } },
            sorting: { sortModel: [{ field: 'revenue', sort: 'desc' }] },
          }}
        />
      </Box>
    </Box>
  );
}

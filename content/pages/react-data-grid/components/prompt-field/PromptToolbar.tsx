import * as React from 'react';
import MicIcon from '@mui/icons-material/Mic';
import SendIcon from '@mui/icons-material/Send';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  IS_SPEECH_RECOGNITION_SUPPORTED,
  PromptField,
  PromptFieldControl,
  PromptFieldRecord,
  PromptFieldSend,
  Toolbar,
  useGridApiContext,
} from '@mui/x-data-grid-premium';
import { tasks } from '#data/tasks';
import { createAssistant } from '#demo-parts/assistant';
import { columns } from './columns';

function AskToolbar() {
  const apiRef = useGridApiContext();
  const [recordError, setRecordError] = React.useState('');

  return (
    <Toolbar>
      <PromptField
        lang="en-US"
        style={{ flex: 1 }}
        // The browser's message can be empty.
        onRecordError={(message) =>
          setRecordError(message || 'The recording failed. Type instead.')
        }
        onSubmit={async (prompt) => {
          // A recording can end with an empty prompt.
          if (prompt.trim()) {
            setRecordError('');
            await apiRef.current.aiAssistant.processPrompt(prompt);
          }
        }}
      >
        <PromptFieldControl
          fullWidth
          size="small"
          placeholder="High priority in progress"
          error={recordError !== ''}
          helperText={recordError}
          slotProps={{
            htmlInput: { 'aria-label': 'Ask about the tasks' },
            input: {
              startAdornment: IS_SPEECH_RECOGNITION_SUPPORTED && (
                <PromptFieldRecord
                  size="small"
                  edge="start"
                  aria-label="Record"
                >
                  <MicIcon fontSize="small" />
                </PromptFieldRecord>
              ),
              endAdornment: (
                <PromptFieldSend
                  size="small"
                  edge="end"
                  color="primary"
                  aria-label="Send"
                >
                  <SendIcon fontSize="small" />
                </PromptFieldSend>
              ),
            },
          }}
        />
      </PromptField>
    </Toolbar>
  );
}

export default function PromptToolbar() {
  const [assistant] = React.useState(createAssistant);
  React.useEffect(() => assistant.close, [assistant]);
  const [status, setStatus] = React.useState(
    'The tasks for “High priority by area”',
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 480 }}>
        <DataGridPremium
          label="Tasks"
          density="compact"
          showToolbar
          rows={tasks}
          columns={columns}
          disablePivoting
          aiAssistant
          onPrompt={async (prompt, context, conversationId) => {
            try {
              const answer = await assistant.onPrompt(
                prompt,
                context,
                conversationId,
              );
              setStatus(`The tasks for “${prompt}”`);
              return answer;
            } catch (error) {
              setStatus(error instanceof Error ? error.message : '');
              throw error;
            }
          }}
          slots={{ toolbar: AskToolbar }}
          defaultGroupingExpansionDepth={1}
          groupingColDef={{ width: 220 }}
          initialState={{
            rowGrouping: { model: ['area'] },
            filter: {
              filterModel: {
                items: [
                  { field: 'priority', operator: 'equals', value: 'high' },
                ],
              },
            },
          }}
        />
      </Box>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {status}
      </Typography>
    </Box>
  );
}

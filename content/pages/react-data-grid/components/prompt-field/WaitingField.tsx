import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import {
  DataGridPremium,
  PromptField,
  PromptFieldControl,
  useGridApiContext,
} from '@mui/x-data-grid-premium';
import { tasks } from '#data/tasks';
import { createAssistant } from '#demo-parts/assistant';
import { columns } from './columns';

function FieldToolbar() {
  const apiRef = useGridApiContext();

  return (
    <Box sx={{ p: 2, '& .waiting': { opacity: 0.6 } }}>
      <PromptField
        className={({ disabled }) => (disabled ? 'waiting' : '')}
        onSubmit={(text) => apiRef.current.aiAssistant.processPrompt(text)}
      >
        <PromptFieldControl
          render={({ ref, ...props }, { value, disabled }) => (
            <TextField
              {...props}
              inputRef={ref}
              fullWidth
              variant="standard"
              label="Ask about the tasks"
              slotProps={{ htmlInput: { readOnly: disabled, maxLength: 60 } }}
              helperText={
                disabled
                  ? 'Waiting for the answer…'
                  : `${value.length} of 60 characters, Enter to send`
              }
            />
          )}
        />
      </PromptField>
    </Box>
  );
}

export default function WaitingField() {
  const [assistant] = React.useState(() => createAssistant(1500));
  React.useEffect(() => assistant.close, [assistant]);

  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPremium
        label="Tasks with a prompt"
        density="compact"
        showToolbar
        rows={tasks}
        columns={columns}
        aiAssistant
        onPrompt={assistant.onPrompt}
        slots={{ toolbar: FieldToolbar }}
        groupingColDef={{ width: 220 }}
      />
    </Box>
  );
}

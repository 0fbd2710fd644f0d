import * as React from 'react';
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
import './PromptToolbar.css';

function AskToolbar() {
  const apiRef = useGridApiContext();
  const [recordError, setRecordError] = React.useState('');

  return (
    <Toolbar className="ask-toolbar">
      <PromptField
        lang="en-US"
        className="ask-toolbar-field"
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
        {IS_SPEECH_RECOGNITION_SUPPORTED && (
          <PromptFieldRecord render={<button type="button" />}>
            Record
          </PromptFieldRecord>
        )}
        <PromptFieldControl
          render={({ ref, value, onChange, onKeyDown }) => (
            <input
              ref={ref}
              value={value}
              onChange={onChange}
              onKeyDown={onKeyDown}
              placeholder="High priority in progress"
              aria-label="Ask about the tasks"
              aria-invalid={recordError !== ''}
              className="ask-toolbar-input"
            />
          )}
        />
        <PromptFieldSend
          render={<button type="button" className="ask-toolbar-send" />}
        >
          Send
        </PromptFieldSend>
      </PromptField>
      {recordError && (
        <div role="alert" className="ask-toolbar-error">
          {recordError}
        </div>
      )}
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
    <div style={{ width: '100%' }}>
      <div style={{ height: 480 }}>
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
      </div>
      <div role="status" className="ask-toolbar-status">
        {status}
      </div>
    </div>
  );
}

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

// Native elements in `render`: no Material UI style competes with the utilities.
const button =
  'cursor-pointer rounded border-0 bg-transparent px-2 py-1 text-sm [font-family:inherit] font-medium text-inherit hover:bg-slate-500/20 disabled:cursor-default disabled:opacity-60';
const mainButton =
  'cursor-pointer rounded border-0 bg-sky-800 px-3 py-2 text-sm [font-family:inherit] font-medium text-white disabled:cursor-default disabled:opacity-60';

function AskToolbar() {
  const apiRef = useGridApiContext();
  const [recordError, setRecordError] = React.useState('');

  return (
    <Toolbar className="flex-none! flex-wrap!">
      <PromptField
        lang="en-US"
        className="flex flex-1 items-center gap-2"
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
          <PromptFieldRecord
            render={<button type="button" className={button} />}
          >
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
              className="min-w-0 flex-1 rounded border border-slate-500 bg-transparent px-3 py-2 text-inherit [font-family:inherit]"
            />
          )}
        />
        <PromptFieldSend
          render={<button type="button" className={mainButton} />}
        >
          Send
        </PromptFieldSend>
      </PromptField>
      {recordError && (
        <div role="alert" className="w-full px-2 text-sm">
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
    <div className="w-full">
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
      <div role="status" className="mt-2 text-sm">
        {status}
      </div>
    </div>
  );
}

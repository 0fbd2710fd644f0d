import * as React from 'react';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import {
  DataGridPremium,
  GridAiAssistantPanel,
  useGridApiRef,
  type Conversation,
} from '@mui/x-data-grid-premium';
import { sales } from '#data/sales';
import { createAssistant } from './assistant';
import { columns } from './columns';

// What you have saved earlier, with `createdAt` as a date.
const saved: Conversation[] = [
  {
    id: 'june',
    title: 'Lanterns',
    prompts: [
      {
        value: 'Average profit by line',
        createdAt: new Date(2025, 5, 29, 16, 5),
        variant: 'success',
      },
      {
        value: 'Lanterns by country',
        createdAt: new Date(2025, 5, 29, 16, 10),
        variant: 'error',
        helperText: 'The connection was lost.',
      },
    ],
  },
];

export default function PromptHistory() {
  const apiRef = useGridApiRef();
  const [assistant] = React.useState(createAssistant);
  React.useEffect(() => assistant.close, [assistant]);
  const [conversations, setConversations] = React.useState(saved);

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, width: '100%' }}>
      <List
        dense
        component="div"
        role="group"
        aria-label="Your prompts"
        sx={{ flex: '1 1 180px' }}
      >
        {conversations
          .flatMap(({ prompts }) => prompts)
          .map(({ value, variant, createdAt }) => (
            <ListItemButton
              key={createdAt.getTime()}
              onClick={() => apiRef.current?.aiAssistant.processPrompt(value)}
            >
              <ListItemText primary={value} secondary={variant} />
            </ListItemButton>
          ))}
      </List>
      <Box sx={{ flex: '4 1 440px', minWidth: 0, height: 420 }}>
        <DataGridPremium
          apiRef={apiRef}
          label="Sales"
          density="compact"
          showToolbar
          rows={sales}
          columns={columns}
          disablePivoting
          aiAssistant
          initialState={{ aiAssistant: { conversations: saved } }}
          onAiAssistantConversationsChange={setConversations}
          aiAssistantSuggestions={[{ value: 'Total revenue by region' }]}
          onPrompt={assistant.onPrompt}
          slots={{ aiAssistantPanel: GridAiAssistantPanel }}
        />
      </Box>
    </Box>
  );
}

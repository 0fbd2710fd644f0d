import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPremium,
  GridAiAssistantPanel,
  useGridApiRef,
  type Conversation,
} from '@mui/x-data-grid-premium';
import { sales } from '#data/sales';
import { createAssistant } from './assistant';
import { columns } from './columns';

const saved: Conversation[] = [
  {
    id: 'profit',
    title: 'Average profit by line',
    prompts: [
      {
        value: 'Average profit by line',
        createdAt: new Date(2025, 5, 27, 9, 30),
        variant: 'success',
      },
    ],
  },
  {
    id: 'revenue',
    title: 'Total revenue by region',
    prompts: [
      {
        value: 'Total revenue by region',
        createdAt: new Date(2025, 5, 30, 14, 15),
        variant: 'success',
      },
    ],
  },
];

export default function SwitchConversations() {
  const apiRef = useGridApiRef();
  const [assistant] = React.useState(createAssistant);
  React.useEffect(() => assistant.close, [assistant]);
  const [conversations, setConversations] = React.useState(saved);
  const [active, setActive] = React.useState(0);

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Conversation"
        value={active}
        onChange={(_event, next: number | null) => {
          if (next !== null) {
            apiRef.current?.aiAssistant.setActiveConversationIndex(next);
          }
        }}
        sx={{ mb: 2, flexWrap: 'wrap' }}
      >
        {conversations.map(({ title, prompts }, index) => (
          <ToggleButton
            // An empty conversation has no prompt yet, and there's only one.
            key={prompts[0]?.createdAt.getTime() ?? 'new'}
            value={index}
          >
            {title ?? 'New conversation'}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
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
          initialState={{ aiAssistant: { conversations: saved } }}
          onAiAssistantConversationsChange={setConversations}
          // Also called when users switch in the panel.
          onAiAssistantActiveConversationIndexChange={setActive}
          onPrompt={assistant.onPrompt}
          slots={{ aiAssistantPanel: GridAiAssistantPanel }}
        />
      </Box>
    </Box>
  );
}

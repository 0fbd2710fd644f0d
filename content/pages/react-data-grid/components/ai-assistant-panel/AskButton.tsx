import * as React from 'react';
import AutoAwesomeIcon from '@mui/icons-material/AutoAwesome';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  AiAssistantPanelTrigger,
  DataGridPremium,
  GridAiAssistantPanel,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid-premium';
import { orders } from '#data/orders';
import { createAssistant } from '#demo-parts/assistant';
import { columns, suggestions } from './columns';

function AskToolbar() {
  return (
    <Toolbar>
      <Box sx={{ flex: 1, px: 1, fontWeight: 500 }}>Orders</Box>
      <AiAssistantPanelTrigger
        render={(props, { open }) => (
          <ToolbarButton
            {...props}
            render={
              <Button
                size="small"
                disableElevation
                variant={open ? 'contained' : 'outlined'}
                startIcon={<AutoAwesomeIcon />}
              />
            }
          >
            Ask about the orders
          </ToolbarButton>
        )}
      />
    </Toolbar>
  );
}

export default function AskButton() {
  const [assistant] = React.useState(createAssistant);
  React.useEffect(() => assistant.close, [assistant]);

  return (
    <Box sx={{ height: 520, width: '100%' }}>
      <DataGridPremium
        label="Orders"
        density="compact"
        showToolbar
        slots={{
          toolbar: AskToolbar,
          aiAssistantPanel: GridAiAssistantPanel,
        }}
        rows={orders}
        columns={columns}
        disablePivoting
        aiAssistant
        aiAssistantSuggestions={suggestions}
        onPrompt={assistant.onPrompt}
        defaultGroupingExpansionDepth={1}
        initialState={{
          filter: {
            filterModel: {
              items: [
                { field: 'priority', operator: 'equals', value: 'urgent' },
              ],
            },
          },
        }}
      />
    </Box>
  );
}

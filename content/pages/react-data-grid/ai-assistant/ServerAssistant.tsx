import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import type { Order } from '#data/orders';
import { createAssistant } from './assistant';
import { createServer } from './server';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  {
    field: 'priority',
    headerName: 'Priority',
    width: 100,
    examples: ['low', 'normal', 'high', 'urgent'],
  },
  { field: 'items', headerName: 'Items', type: 'number', width: 90 },
  {
    field: 'country',
    headerName: 'Country',
    flex: 1,
    minWidth: 130,
    examples: ['Spain', 'Poland', 'Austria', 'United States'],
  },
];

const prompts = [
  'Urgent orders, highest items first',
  'Spain and Poland with items over 30',
];

export default function ServerAssistant() {
  const apiRef = useGridApiRef();
  const [assistant] = React.useState(createAssistant);
  const [server] = React.useState(createServer);
  React.useEffect(() => assistant.close, [assistant]);
  React.useEffect(() => server.close, [server]);

  // Version 8.13 only sends the first request automatically in strict mode.
  React.useEffect(() => {
    apiRef.current?.dataSource.fetchRows();
  }, [apiRef]);

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {prompts.map((prompt) => (
          <Button
            key={prompt}
            variant="outlined"
            onClick={() => apiRef.current?.aiAssistant.processPrompt(prompt)}
          >
            {prompt}
          </Button>
        ))}
      </Stack>
      <Box sx={{ height: 420, mt: 2 }}>
        <DataGridPremium
          apiRef={apiRef}
          label="Orders from a server"
          density="compact"
          columns={columns}
          dataSource={server.dataSource}
          pagination
          pageSizeOptions={[25, 50]}
          initialState={{
            pagination: {
              paginationModel: { page: 0, pageSize: 25 },
              rowCount: 0,
            },
          }}
          disableRowGrouping
          disableAggregation
          disablePivoting
          aiAssistant
          onPrompt={assistant.onPrompt}
        />
      </Box>
    </Box>
  );
}

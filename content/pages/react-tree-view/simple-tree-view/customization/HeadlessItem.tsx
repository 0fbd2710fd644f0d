import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import { useTreeItem } from '@mui/x-tree-view/useTreeItem';

function BareItem({ itemId, label, disabled, children }: TreeItemProps) {
  const item = useTreeItem({ itemId, label, disabled, children });
  const { status: _status, ...contentProps } = item.getContentProps();
  const { expandable, expanded } = item.status;
  const marker = expanded ? '[-] ' : '[+] ';

  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <Box component="li" {...item.getRootProps()} sx={{ outline: 0 }}>
        <Box
          {...contentProps}
          sx={{
            px: 0.5,
            cursor: 'pointer',
            '&::before': { content: `"${expandable ? marker : '    '}" / ""` },
            '&[data-focused]': { textDecoration: 'underline' },
            '&[data-selected]': {
              bgcolor: 'text.primary',
              color: 'background.paper',
            },
          }}
        >
          <span {...item.getLabelProps()} />
        </Box>
        {expanded && (
          <Box
            component="ul"
            role="group"
            sx={{ listStyle: 'none', paddingInlineStart: 2 }}
          >
            {children}
          </Box>
        )}
      </Box>
    </TreeItemProvider>
  );
}

export default function HeadlessItem() {
  return (
    <Box sx={{ minHeight: 144, width: '100%', maxWidth: 360 }}>
      <SimpleTreeView
        aria-label="Terminal style tree"
        defaultExpandedItems={['logs']}
        sx={{ fontFamily: 'monospace', whiteSpace: 'pre', lineHeight: 1.8 }}
      >
        <BareItem itemId="logs" label="logs">
          <BareItem itemId="monday" label="monday.txt" />
          <BareItem itemId="tuesday" label="tuesday.txt" />
        </BareItem>
        <BareItem itemId="config" label="config">
          <BareItem itemId="pumps-ini" label="pumps.ini" />
        </BareItem>
      </SimpleTreeView>
    </Box>
  );
}

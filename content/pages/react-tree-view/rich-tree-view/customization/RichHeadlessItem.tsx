import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import { useTreeItem } from '@mui/x-tree-view/useTreeItem';
import { ORDERS } from './orders';

/** Custom markup with the behavior of the hook, without any part of the default item. */
function CardItem({ id, itemId, label, disabled, children }: TreeItemProps) {
  const item = useTreeItem({ id, itemId, label, disabled, children });
  const { status, ...contentProps } = item.getContentProps();
  const { editable, ...labelProps } = item.getLabelProps();

  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <Box
        component="li"
        {...item.getRootProps()}
        sx={{ listStyle: 'none', outline: 0 }}
      >
        <Box
          {...contentProps}
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            p: 1.5,
            mb: 1,
            marginInlineStart: 'calc(var(--TreeView-itemDepth) * 24px)',
            border: 1,
            borderRadius: 2,
            borderColor: 'divider',
            cursor: 'pointer',
            '&[data-selected]': { borderColor: 'primary.main' },
            '&[data-focused]': { bgcolor: 'action.focus' },
          }}
        >
          <span {...labelProps} />
          {status.expandable && (
            <ExpandMoreIcon
              sx={{ transform: status.expanded ? 'rotate(180deg)' : 'none' }}
            />
          )}
        </Box>
        {children && (
          <Collapse {...item.getGroupTransitionProps()} sx={{ p: 0 }} />
        )}
      </Box>
    </TreeItemProvider>
  );
}

export default function RichHeadlessItem() {
  return (
    <Box sx={{ minHeight: 292, maxWidth: 400 }}>
      <RichTreeView
        items={ORDERS}
        defaultExpandedItems={['o-518']}
        slots={{ item: CardItem }}
        aria-label="Orders as cards"
      />
    </Box>
  );
}

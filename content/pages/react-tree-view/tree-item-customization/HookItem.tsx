import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItemCheckbox,
  TreeItemContent,
  TreeItemGroupTransition,
  TreeItemIconContainer,
  TreeItemLabel,
  TreeItemRoot,
  type TreeItemProps,
} from '@mui/x-tree-view/TreeItem';
import { TreeItemIcon } from '@mui/x-tree-view/TreeItemIcon';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import { useTreeItem } from '@mui/x-tree-view/useTreeItem';

const crews: TreeViewBaseItem[] = [
  {
    id: 'survey',
    label: 'Survey crew',
    children: [
      { id: 'pilot', label: 'Pilot' },
      { id: 'geologist', label: 'Geologist' },
    ],
  },
  { id: 'repair', label: 'Repair crew' },
];

function CrewItem({ id, itemId, label, disabled, children }: TreeItemProps) {
  const item = useTreeItem({ id, itemId, label, disabled, children });

  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <TreeItemRoot {...item.getRootProps()}>
        <TreeItemContent {...item.getContentProps()}>
          <TreeItemIconContainer {...item.getIconContainerProps()}>
            <TreeItemIcon status={item.status} />
          </TreeItemIconContainer>
          <TreeItemCheckbox {...item.getCheckboxProps()} />
          <Avatar
            aria-hidden
            sx={{
              width: 26,
              height: 26,
              fontSize: 13,
              bgcolor: 'primary.main',
            }}
          >
            {String(label).charAt(0)}
          </Avatar>
          <TreeItemLabel {...item.getLabelProps()} />
        </TreeItemContent>
        {children && (
          <TreeItemGroupTransition {...item.getGroupTransitionProps()} />
        )}
      </TreeItemRoot>
    </TreeItemProvider>
  );
}

export default function HookItem() {
  return (
    <Box sx={{ minHeight: 144, width: '100%', maxWidth: 360 }}>
      <RichTreeView
        aria-label="Crews"
        items={crews}
        defaultExpandedItems={['survey']}
        slots={{ item: CrewItem }}
      />
    </Box>
  );
}

import Box from '@mui/material/Box';
import DescriptionIcon from '@mui/icons-material/DescriptionOutlined';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import {
  TreeItem,
  TreeItemLabel,
  type TreeItemProps,
} from '@mui/x-tree-view/TreeItem';
import type { UseTreeItemLabelSlotOwnProps } from '@mui/x-tree-view/useTreeItem';

function FileLabel({ children, ...props }: UseTreeItemLabelSlotOwnProps) {
  const isImage = typeof children === 'string' && children.endsWith('.png');
  const Icon = isImage ? ImageIcon : DescriptionIcon;

  return (
    <TreeItemLabel
      {...props}
      sx={{ display: 'flex', alignItems: 'center', gap: 1 }}
    >
      <Icon fontSize="small" color="action" />
      {children}
    </TreeItemLabel>
  );
}

function FileItem(props: TreeItemProps) {
  return <TreeItem {...props} slots={{ label: FileLabel }} />;
}

export default function LabelSlot() {
  return (
    <Box sx={{ minHeight: 128, width: '100%', maxWidth: 360 }}>
      <SimpleTreeView
        aria-label="Site survey files"
        defaultExpandedItems={['survey']}
      >
        <TreeItem itemId="survey" label="Site survey">
          <FileItem itemId="notes" label="field-notes.txt" />
          <FileItem itemId="north" label="north-face.png" />
          <FileItem itemId="south" label="south-face.png" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}

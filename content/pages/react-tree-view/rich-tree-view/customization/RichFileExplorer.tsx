import Box from '@mui/material/Box';
import ArticleOutlinedIcon from '@mui/icons-material/ArticleOutlined';
import FolderIcon from '@mui/icons-material/Folder';
import ImageOutlinedIcon from '@mui/icons-material/ImageOutlined';
import TableChartOutlinedIcon from '@mui/icons-material/TableChartOutlined';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItem,
  treeItemClasses,
  type TreeItemProps,
} from '@mui/x-tree-view/TreeItem';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { FILES, type FileItem } from './files';

const ICONS = {
  folder: FolderIcon,
  image: ImageOutlinedIcon,
  sheet: TableChartOutlinedIcon,
  text: ArticleOutlinedIcon,
};

function FileTreeItem(props: TreeItemProps) {
  const kind = useTreeItemModel<FileItem>(props.itemId)?.kind ?? 'text';
  const Icon = ICONS[kind];

  return (
    <TreeItem
      {...props}
      slotProps={{
        label: {
          children: (
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <Icon
                fontSize="small"
                color={kind === 'folder' ? 'primary' : 'action'}
              />
              {props.label}
            </Box>
          ),
        },
      }}
    />
  );
}

export default function RichFileExplorer() {
  return (
    <Box sx={{ minHeight: 184, maxWidth: 400 }}>
      <RichTreeView
        items={FILES}
        defaultExpandedItems={['survey', 'photos']}
        defaultSelectedItems="weir"
        slots={{ item: FileTreeItem }}
        sx={{ [`& .${treeItemClasses.label}`]: { fontSize: 15 } }}
        aria-label="Files"
      />
    </Box>
  );
}

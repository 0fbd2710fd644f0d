import Box from '@mui/material/Box';
import FolderIcon from '@mui/icons-material/Folder';
import InsertDriveFileOutlinedIcon from '@mui/icons-material/InsertDriveFileOutlined';
import {
  RichTreeViewPro,
  TreeItem,
  useTreeItemModel,
} from '@mui/x-tree-view-pro';
import type { TreeItemProps } from '@mui/x-tree-view-pro';

interface Entry {
  id: string;
  label: string;
  folder?: boolean;
  children?: Entry[];
}

const DISK: Entry[] = [
  {
    id: 'charts',
    label: 'Charts',
    folder: true,
    children: [
      { id: 'north', label: 'north-sea.pdf' },
      { id: 'tides', label: 'tides.csv' },
    ],
  },
  { id: 'logs', label: 'Logbooks', folder: true },
  { id: 'readme', label: 'readme.md' },
];

// Files and folders may go to the top level or into a folder.
const FOLDERS = new Set<string | null>([null, 'charts', 'logs']);

function EntryItem(props: TreeItemProps) {
  const entry = useTreeItemModel<Entry>(props.itemId);

  return (
    <TreeItem
      {...props}
      slotProps={{
        label: {
          children: (
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              {entry?.folder ? (
                <FolderIcon fontSize="small" color="primary" />
              ) : (
                <InsertDriveFileOutlinedIcon fontSize="small" color="action" />
              )}
              {props.label}
            </Box>
          ),
        },
      }}
    />
  );
}

export default function OrderingFileExplorer() {
  return (
    <Box sx={{ minHeight: 160 }}>
      <RichTreeViewPro
        itemsReordering
        items={DISK}
        slots={{ item: EntryItem }}
        canMoveItemToNewPosition={({ newPosition }) =>
          FOLDERS.has(newPosition.parentId)
        }
        defaultExpandedItems={['charts']}
        aria-label="Files to sort"
      />
    </Box>
  );
}

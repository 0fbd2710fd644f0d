import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import ArticleOutlinedIcon from '@mui/icons-material/ArticleOutlined';
import FolderIcon from '@mui/icons-material/Folder';
import ImageOutlinedIcon from '@mui/icons-material/ImageOutlined';
import LockOutlinedIcon from '@mui/icons-material/LockOutlined';
import MovieOutlinedIcon from '@mui/icons-material/MovieOutlined';
import TableChartOutlinedIcon from '@mui/icons-material/TableChartOutlined';
import {
  RichTreeViewPro,
  TreeItem,
  useTreeItemModel,
  type TreeItemProps,
} from '@mui/x-tree-view-pro';
import { files, type FileEntry } from '#data/files';

interface FileItem extends Pick<FileEntry, 'kind' | 'size' | 'locked'> {
  id: string;
  label: string;
  children?: FileItem[];
}

/** The data is a flat list in which each entry names its folder. */
function listFolder(parentId: number | null): FileItem[] {
  return files
    .filter((entry) => entry.parentId === parentId)
    .map(({ id, name, kind, size, locked }) => {
      const item = { id: String(id), label: name, kind, size, locked };
      return kind === 'folder' ? { ...item, children: listFolder(id) } : item;
    });
}

const DRIVE = listFolder(null);
const ENTRIES = new Map(files.map((entry) => [String(entry.id), entry]));

const ICONS: Partial<Record<FileEntry['kind'], typeof FolderIcon>> = {
  folder: FolderIcon,
  image: ImageOutlinedIcon,
  video: MovieOutlinedIcon,
  sheet: TableChartOutlinedIcon,
};

function formatSize(bytes: number) {
  return bytes < 1e6
    ? `${Math.ceil(bytes / 1e3)} kB`
    : `${(bytes / 1e6).toFixed(1)} MB`;
}

function FileTreeItem(props: TreeItemProps) {
  const item = useTreeItemModel<FileItem>(props.itemId);
  const Icon = ICONS[item?.kind ?? 'document'] ?? ArticleOutlinedIcon;

  const label = (
    <Stack
      component="span"
      direction="row"
      sx={{ alignItems: 'center', gap: 1 }}
    >
      <Icon
        fontSize="small"
        color={item?.kind === 'folder' ? 'primary' : 'action'}
      />
      <Box component="span" sx={{ flex: 1 }}>
        {props.label}
      </Box>
      {item?.locked && (
        <LockOutlinedIcon titleAccess="Locked" sx={{ fontSize: 16 }} />
      )}
      <Typography
        component="span"
        variant="body2"
        color="text.secondary"
        noWrap
      >
        {formatSize(item?.size ?? 0)}
      </Typography>
    </Stack>
  );

  return (
    <TreeItem
      {...props}
      slotProps={{
        label: { children: label },
        labelInput: { 'aria-label': 'Name' },
      }}
    />
  );
}

export default function SharedDrive() {
  const [selected, setSelected] = React.useState(['6', '7']);
  const [message, setMessage] = React.useState(
    'Double-click a name, or drag an item.',
  );

  const chosen = selected.filter((id) => ENTRIES.get(id)?.kind !== 'folder');
  const size = chosen.reduce(
    (sum, id) => sum + (ENTRIES.get(id)?.size ?? 0),
    0,
  );
  const isUnlocked = (id: string) => !ENTRIES.get(id)?.locked;

  return (
    <Stack sx={{ width: '100%', maxWidth: 760, gap: 1 }}>
      <Box sx={{ height: 420, overflow: 'auto' }}>
        <RichTreeViewPro
          aria-label="Shared drive"
          items={DRIVE}
          defaultExpandedItems={['1', '2']}
          multiSelect
          checkboxSelection
          selectionPropagation={{ parents: true, descendants: true }}
          selectedItems={selected}
          onSelectedItemsChange={(_, ids) => setSelected(ids)}
          isItemEditable={(item) => !item.locked}
          onItemLabelChange={(_, label) => setMessage(`Renamed to ${label}.`)}
          itemsReordering
          isItemReorderable={isUnlocked}
          canMoveItemToNewPosition={({ newPosition: { parentId } }) =>
            parentId === null || ENTRIES.get(parentId)?.kind === 'folder'
          }
          onItemPositionChange={({ itemId, newPosition: { parentId } }) => {
            const folder = parentId
              ? ENTRIES.get(parentId)?.name
              : 'the top level';
            setMessage(`Moved ${ENTRIES.get(itemId)?.name} to ${folder}.`);
          }}
          slots={{ item: FileTreeItem }}
        />
      </Box>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}
      >
        <Typography variant="body2" role="status">
          {message}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {chosen.length} files selected, {formatSize(size)}
        </Typography>
      </Stack>
    </Stack>
  );
}

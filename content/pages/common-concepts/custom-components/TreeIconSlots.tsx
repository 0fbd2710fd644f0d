import FolderIcon from '@mui/icons-material/Folder';
import FolderOpenIcon from '@mui/icons-material/FolderOpen';
import InsertDriveFileIcon from '@mui/icons-material/InsertDriveFileOutlined';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const items = [
  {
    id: 'survey',
    label: 'Harbor survey',
    children: [
      { id: 'depths', label: 'depths.csv' },
      { id: 'currents', label: 'currents.csv' },
      {
        id: 'photos',
        label: 'Photos',
        children: [{ id: 'pier', label: 'north-pier.jpg' }],
      },
    ],
  },
  { id: 'readme', label: 'readme.txt' },
];

export default function TreeIconSlots() {
  return (
    <RichTreeView
      aria-label="Survey files"
      items={items}
      defaultExpandedItems={['survey']}
      slots={{
        expandIcon: FolderIcon,
        collapseIcon: FolderOpenIcon,
        endIcon: InsertDriveFileIcon,
      }}
    />
  );
}

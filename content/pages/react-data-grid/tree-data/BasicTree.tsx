import ArchiveIcon from '@mui/icons-material/FolderZip';
import AudioIcon from '@mui/icons-material/AudioFile';
import CodeIcon from '@mui/icons-material/Code';
import DocumentIcon from '@mui/icons-material/Description';
import FolderIcon from '@mui/icons-material/Folder';
import ImageIcon from '@mui/icons-material/Image';
import SheetIcon from '@mui/icons-material/TableChart';
import SlidesIcon from '@mui/icons-material/Slideshow';
import VideoIcon from '@mui/icons-material/Movie';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  type GridColDef,
  type GridGroupNode,
} from '@mui/x-data-grid-pro';
import { files, type FileEntry } from '#data/files';

const ICONS = {
  folder: FolderIcon,
  document: DocumentIcon,
  sheet: SheetIcon,
  slides: SlidesIcon,
  image: ImageIcon,
  video: VideoIcon,
  audio: AudioIcon,
  code: CodeIcon,
  archive: ArchiveIcon,
};

const kilobytes = new Intl.NumberFormat('en-US', {
  style: 'unit',
  unit: 'kilobyte',
  maximumFractionDigits: 0,
});
const megabytes = new Intl.NumberFormat('en-US', {
  style: 'unit',
  unit: 'megabyte',
  maximumFractionDigits: 1,
});
const formatSize = (bytes: number) =>
  bytes < 1e6 ? kilobytes.format(bytes / 1e3) : megabytes.format(bytes / 1e6);

const columns: GridColDef<FileEntry>[] = [
  {
    field: 'kind',
    headerName: 'Kind',
    width: 130,
    display: 'flex',
    renderCell: ({ row }) => {
      const Icon = ICONS[row.kind];
      return (
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <Icon
            fontSize="small"
            color={row.kind === 'folder' ? 'primary' : 'action'}
          />
          <span>{row.kind}</span>
        </Stack>
      );
    },
  },
  {
    field: 'size',
    headerName: 'Size',
    type: 'number',
    width: 110,
    valueFormatter: formatSize,
  },
  { field: 'modifiedAt', headerName: 'Modified', type: 'date', width: 120 },
  { field: 'owner', headerName: 'Owner', width: 160 },
  { field: 'shared', headerName: 'Shared', type: 'boolean', width: 90 },
];

// Outside the component, because the grid builds the tree again for each new function.
const getTreeDataPath = (file: FileEntry) => file.path;
const isOpen = ({ groupingKey, depth }: GridGroupNode) =>
  depth === 0 && groupingKey === 'Collection';

export default function BasicTree() {
  return (
    <Box sx={{ height: 520, width: '100%' }}>
      <DataGridPro
        label="Museum drive"
        showToolbar
        treeData
        rows={files}
        columns={columns}
        getTreeDataPath={getTreeDataPath}
        isGroupExpandedByDefault={isOpen}
        groupingColDef={{ headerName: 'Name', flex: 1, minWidth: 320 }}
      />
    </Box>
  );
}

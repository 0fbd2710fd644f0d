import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Track {
  id: string;
  label: string;
  outOfService?: boolean;
  children?: Track[];
}

const DEPOT: Track[] = [
  {
    id: 'line-1',
    label: 'Line 1',
    children: [
      { id: 'tram-104', label: 'Tram 104' },
      { id: 'tram-107', label: 'Tram 107', outOfService: true },
      { id: 'tram-112', label: 'Tram 112' },
    ],
  },
  {
    id: 'line-2',
    label: 'Line 2 (closed for track works)',
    outOfService: true,
    children: [{ id: 'tram-201', label: 'Tram 201' }],
  },
];

const isItemDisabled = (track: Track) => Boolean(track.outOfService);

export default function RichDisabledItems() {
  return (
    <Box sx={{ minHeight: 192, maxWidth: 400 }}>
      <RichTreeView
        items={DEPOT}
        isItemDisabled={isItemDisabled}
        defaultExpandedItems={['line-1', 'line-2']}
        aria-label="Trams by line"
      />
    </Box>
  );
}

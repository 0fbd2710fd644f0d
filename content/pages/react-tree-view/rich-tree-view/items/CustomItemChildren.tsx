import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Station {
  id: string;
  label: string;
  crew?: Station[];
}

const WATCH: Station[] = [
  {
    id: 'bridge',
    label: 'Bridge',
    crew: [
      { id: 'officer', label: 'Officer of the watch' },
      { id: 'lookout', label: 'Lookout' },
      { id: 'helm', label: 'Helm' },
    ],
  },
  {
    id: 'engine',
    label: 'Engine room',
    crew: [
      { id: 'engineer', label: 'Second engineer' },
      { id: 'oiler', label: 'Oiler' },
    ],
  },
];

const getItemChildren = (station: Station) => station.crew;

export default function CustomItemChildren() {
  return (
    <Box sx={{ minHeight: 224, maxWidth: 400 }}>
      <RichTreeView
        items={WATCH}
        getItemChildren={getItemChildren}
        defaultExpandedItems={['bridge', 'engine']}
        aria-label="Crew on watch"
      />
    </Box>
  );
}

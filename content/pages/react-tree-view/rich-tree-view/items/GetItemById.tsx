import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';

interface Place {
  id: string;
  label: string;
  elevation: number;
  children?: Place[];
}

const HUTS: Place[] = [
  {
    id: 'north',
    label: 'North route',
    elevation: 1140,
    children: [
      { id: 'lower-hut', label: 'Lower hut', elevation: 1870 },
      { id: 'ridge-hut', label: 'Ridge hut', elevation: 2610 },
    ],
  },
  { id: 'south', label: 'South route', elevation: 980 },
];

export default function GetItemById() {
  const apiRef = useTreeViewApiRef();
  const [place, setPlace] = React.useState<Place | null>(null);

  return (
    <Box sx={{ minHeight: 168, maxWidth: 400 }}>
      <RichTreeView
        apiRef={apiRef}
        items={HUTS}
        defaultExpandedItems={['north']}
        onItemClick={(event, itemId) =>
          setPlace(apiRef.current?.getItem(itemId) ?? null)
        }
        aria-label="Mountain huts"
      />
      <Typography sx={{ mt: 2 }} role="status">
        {place
          ? `${place.label}: ${place.elevation} m above sea level`
          : 'Click a place to read its elevation.'}
      </Typography>
    </Box>
  );
}

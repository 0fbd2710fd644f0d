import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { HighlightItemData } from '@mui/x-charts/context';
import { PieChart, pieArcClasses } from '@mui/x-charts/PieChart';

const rooms = ['Loft', 'Studio', 'Barn', 'Cellar'];
const data = [48, 36, 61, 22].map((value, id) => ({
  id,
  value,
  label: rooms[id] ?? '',
}));

export default function ControlledItem() {
  const [item, setItem] = useState<HighlightItemData | null>({
    seriesId: 'rooms',
    dataIndex: 2,
  });

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        {rooms.map((room, dataIndex) => (
          <Button
            key={room}
            size="small"
            variant={item?.dataIndex === dataIndex ? 'contained' : 'outlined'}
            onClick={() => setItem({ seriesId: 'rooms', dataIndex })}
          >
            {room}
          </Button>
        ))}
      </Box>
      <PieChart
        aria-label="Size of four rooms"
        height={220}
        margin={12}
        highlightedItem={item}
        onHighlightChange={setItem}
        series={[
          {
            id: 'rooms',
            data,
            highlightScope: { highlight: 'item', fade: 'global' },
            highlighted: { additionalRadius: 8 },
            valueFormatter: ({ value }) => `${value} m²`,
          },
        ]}
        sx={{ [`& .${pieArcClasses.faded}`]: { opacity: 0.4 } }}
      />
    </Box>
  );
}

import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface River {
  id: string;
  name: string;
  lengthKm: number;
  children?: River[];
}

const RIVERS: River[] = [
  {
    id: 'rhine',
    name: 'Rhine',
    lengthKm: 1233,
    children: [
      { id: 'aare', name: 'Aare', lengthKm: 288 },
      { id: 'neckar', name: 'Neckar', lengthKm: 362 },
      {
        id: 'moselle',
        name: 'Moselle',
        lengthKm: 544,
        children: [{ id: 'saar', name: 'Saar', lengthKm: 246 }],
      },
    ],
  },
];

const km = new Intl.NumberFormat('en', { style: 'unit', unit: 'kilometer' });

const getItemLabel = (river: River) =>
  `${river.name} (${km.format(river.lengthKm)})`;

export default function CustomItemLabel() {
  return (
    <Box sx={{ minHeight: 160, maxWidth: 400 }}>
      <RichTreeView
        items={RIVERS}
        getItemLabel={getItemLabel}
        defaultExpandedItems={['rhine', 'moselle']}
        aria-label="The Rhine and its tributaries"
      />
    </Box>
  );
}

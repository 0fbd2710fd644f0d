import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

interface Peak {
  id: string;
  label: string;
  meters?: number;
}

const peaks: TreeViewBaseItem<Peak>[] = [
  {
    id: 'dolomites',
    label: 'Dolomites',
    children: [
      { id: 'marmolada', label: 'Marmolada', meters: 3343 },
      { id: 'antelao', label: 'Antelao', meters: 3264 },
    ],
  },
  {
    id: 'tatras',
    label: 'Tatras',
    children: [{ id: 'gerlach', label: 'Gerlach', meters: 2655 }],
  },
];

function PeakItem(props: TreeItemProps) {
  const peak = useTreeItemModel<Peak>(props.itemId);
  const label = (
    <Box sx={{ py: 0.5 }}>
      <Typography>{peak?.label}</Typography>
      {peak?.meters && (
        <Typography variant="caption" color="text.secondary">
          {peak.meters} m
        </Typography>
      )}
    </Box>
  );
  return <TreeItem {...props} label={label} />;
}

export default function ModelInLabel() {
  return (
    <Box sx={{ minHeight: 272, width: '100%', maxWidth: 360 }}>
      <RichTreeView
        aria-label="Peaks"
        items={peaks}
        defaultExpandedItems={['dolomites']}
        slots={{ item: PeakItem }}
      />
    </Box>
  );
}

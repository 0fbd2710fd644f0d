import Add from '@mui/icons-material/Add';
import Remove from '@mui/icons-material/Remove';
import type { TreeItemIconProps } from '@mui/x-tree-view/TreeItemIcon';
import type { SampleSets, SamplesOf } from '../shared/SamplesOf.ts';

export const treePartSamples: SampleSets = [
  {
    for: /^TreeItemIcon$/,
    props: {
      slotProps: { outlined: { expandIcon: { className: 'outlined' } } },
      slots: { 'plus and minus': { expandIcon: Add, collapseIcon: Remove } },
    } satisfies SamplesOf<TreeItemIconProps>,
  },
  { for: /^TreeItem$/, props: { onFocus: { none: null } } },
];

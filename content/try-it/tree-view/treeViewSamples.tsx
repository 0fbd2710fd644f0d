import Add from '@mui/icons-material/Add';
import Remove from '@mui/icons-material/Remove';
import type { RichTreeViewProProps } from '@mui/x-tree-view-pro/RichTreeViewPro';
import type { RichTreeViewProps } from '@mui/x-tree-view/RichTreeView';
import type { SimpleTreeViewProps } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import type { SampleSets, SamplesOf } from '../shared/SamplesOf.ts';

interface Item {
  id: string;
  label: string;
  children?: Item[];
}

export const treeViewSamples: SampleSets = [
  {
    for: /^RichTreeViewPro$/,
    props: {
      canMoveItemToNewPosition: {
        'into no item': ({ oldPosition, newPosition }) =>
          oldPosition.parentId === newPosition.parentId,
      },
      isItemReorderable: { 'all but herbs': (itemId) => itemId !== 'herbs' },
    } satisfies SamplesOf<RichTreeViewProProps<Item, boolean>>,
  },
  {
    for: /^RichTreeView/,
    props: {
      getItemChildren: { none: () => undefined },
      getItemId: { 'the id': (item) => item.id },
      getItemLabel: { 'in capitals': (item) => item.label.toUpperCase() },
      isItemDisabled: { herbs: (item) => item.id === 'herbs' },
      isItemEditable: { all: true, 'the fruit': (item) => item.id === 'fruit' },
      items: {
        'two items': [
          { id: 'fruit', label: 'Fruit', children: [{ id: 'fig', label: 'Fig' }] },
          { id: 'nuts', label: 'Nuts' },
        ],
      },
    } satisfies SamplesOf<RichTreeViewProps<Item, boolean>>,
  },
  {
    for: /^SimpleTreeView$/,
    props: {
      children: {
        'two items': [
          <TreeItem key="fig" itemId="fig" label="Fig" />,
          <TreeItem key="nut" itemId="nut" label="Nut" />,
        ],
      },
      slotProps: { 'outlined root': { root: { className: 'outlined' } } },
    } satisfies SamplesOf<SimpleTreeViewProps<boolean>>,
  },
  {
    for: /TreeView/,
    props: {
      defaultExpandedItems: { roots: ['roots'] },
      defaultSelectedItems: { herbs: 'herbs' },
      expandedItems: { 'fruit and roots': ['fruit', 'roots'] },
      itemChildrenIndentation: { '40 pixels': 40 },
      selectedItems: { herbs: 'herbs' },
      selectionPropagation: { 'both ways': { descendants: true, parents: true } },
      slotProps: { 'outlined items': { item: { className: 'outlined' } } },
      slots: { 'plus and minus': { expandIcon: Add, collapseIcon: Remove } },
    } satisfies SamplesOf<RichTreeViewProps<Item, boolean>>,
  },
];

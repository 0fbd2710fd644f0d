import { useState } from 'react';
import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const groups = [
  { id: 'dairy', name: 'Dairy', goods: ['Milk', 'Butter'] },
  { id: 'dry', name: 'Dry goods', goods: ['Oats', 'Rice', 'Lentils'] },
];

const isGood = (id: string) => groups.every((group) => group.id !== id);

export default function CheckboxOnLeaves() {
  const [selected, setSelected] = useState(['Butter', 'Oats']);

  return (
    <Box sx={{ minHeight: 224, width: '100%', maxWidth: 360 }}>
      <SimpleTreeView
        aria-label="Shopping list"
        multiSelect
        checkboxSelection
        defaultExpandedItems={['dairy', 'dry']}
        selectedItems={selected}
        onSelectedItemsChange={(_event, ids) => setSelected(ids.filter(isGood))}
      >
        {groups.map((group) => (
          <TreeItem
            key={group.id}
            itemId={group.id}
            label={group.name}
            slotProps={{ checkbox: { visible: false } }}
          >
            {group.goods.map((name) => (
              <TreeItem key={name} itemId={name} label={name} />
            ))}
          </TreeItem>
        ))}
      </SimpleTreeView>
    </Box>
  );
}

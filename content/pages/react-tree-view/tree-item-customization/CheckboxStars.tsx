import type { ComponentProps } from 'react';
import Box from '@mui/material/Box';
import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import StarHalfIcon from '@mui/icons-material/StarHalf';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import {
  TreeItem,
  TreeItemCheckbox,
  type TreeItemProps,
} from '@mui/x-tree-view/TreeItem';

function StarCheckbox(props: ComponentProps<typeof TreeItemCheckbox>) {
  return (
    <TreeItemCheckbox
      {...props}
      size="small"
      color="warning"
      icon={<StarBorderIcon />}
      checkedIcon={<StarIcon />}
      indeterminateIcon={<StarHalfIcon />}
    />
  );
}

function StarItem(props: TreeItemProps) {
  return <TreeItem {...props} slots={{ checkbox: StarCheckbox }} />;
}

export default function CheckboxStars() {
  return (
    <Box sx={{ minHeight: 128, width: '100%', maxWidth: 360 }}>
      <SimpleTreeView
        aria-label="Favorite walks"
        multiSelect
        checkboxSelection
        defaultExpandedItems={['island']}
        defaultSelectedItems={['cliffs']}
      >
        <StarItem itemId="island" label="Around the island">
          <StarItem itemId="cliffs" label="Cliffs" />
          <StarItem itemId="lagoon" label="Lagoon" />
        </StarItem>
        <StarItem itemId="canal" label="Along the canal" />
      </SimpleTreeView>
    </Box>
  );
}

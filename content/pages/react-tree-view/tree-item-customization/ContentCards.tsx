import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import {
  TreeItem,
  TreeItemContent,
  type TreeItemProps,
} from '@mui/x-tree-view/TreeItem';

const Card = styled(TreeItemContent)(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    marginBlock: 4,
    paddingBlock: 10,
    border: `1px solid ${palette.divider}`,
    borderRadius: 10,
    '&[data-selected]': { borderColor: palette.primary.main },
    '&[data-disabled]': { borderStyle: 'dashed' },
  };
});

function CardItem(props: TreeItemProps) {
  return <TreeItem {...props} slots={{ content: Card }} />;
}

export default function ContentCards() {
  return (
    <Box sx={{ minHeight: 258, width: '100%', maxWidth: 360 }}>
      <SimpleTreeView
        aria-label="Exhibition plan"
        defaultExpandedItems={['hall-a']}
        defaultSelectedItems="kites"
      >
        <CardItem itemId="hall-a" label="Hall A">
          <CardItem itemId="kites" label="Kites and gliders" />
          <CardItem itemId="balloons" label="Balloons" />
          <CardItem itemId="engines" label="Engines (on loan)" disabled />
        </CardItem>
        <CardItem itemId="hall-b" label="Hall B" />
      </SimpleTreeView>
    </Box>
  );
}

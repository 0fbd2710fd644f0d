import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import AddBoxIcon from '@mui/icons-material/AddBoxOutlined';
import IndeterminateIcon from '@mui/icons-material/IndeterminateCheckBoxOutlined';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

const LinedItem = styled(TreeItem)(({ theme }) => {
  const line = `1px solid ${(theme.vars ?? theme).palette.text.disabled}`;
  return {
    [`& .${treeItemClasses.groupTransition}`]: { marginInlineStart: 16 },
    [`& .${treeItemClasses.groupTransition} > * > * > li`]: {
      position: 'relative',
      paddingInlineStart: 16,
      // The trunk beside each child, and the elbow that leads to its row.
      '&::before': {
        content: '""',
        position: 'absolute',
        insetInlineStart: 0,
        top: 0,
        bottom: 0,
        borderInlineStart: line,
      },
      '&:last-of-type::before': { bottom: 'auto', height: 16 },
      '&::after': {
        content: '""',
        position: 'absolute',
        insetInlineStart: 0,
        top: 16,
        width: 16,
        borderTop: line,
      },
    },
  };
});

export default function ConnectionLines() {
  return (
    <Box sx={{ minHeight: 192, width: '100%', maxWidth: 360 }}>
      <SimpleTreeView
        aria-label="Family tree of a violin maker’s patterns"
        defaultExpandedItems={['pattern', 'long', 'grand']}
        itemChildrenIndentation={0}
        slots={{ expandIcon: AddBoxIcon, collapseIcon: IndeterminateIcon }}
      >
        <LinedItem itemId="pattern" label="First pattern">
          <LinedItem itemId="long" label="Long pattern">
            <LinedItem itemId="long-a" label="Copy A" />
            <LinedItem itemId="long-b" label="Copy B" />
          </LinedItem>
          <LinedItem itemId="grand" label="Grand pattern">
            <LinedItem itemId="grand-a" label="Copy C" />
          </LinedItem>
        </LinedItem>
      </SimpleTreeView>
    </Box>
  );
}

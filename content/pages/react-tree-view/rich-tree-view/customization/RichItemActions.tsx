import * as React from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { ORDERS } from './orders';

// Without this, the tree would handle Enter, Space, and clicks as well.
const keepFromTree = (event: React.SyntheticEvent) => event.stopPropagation();

function StarredItem(props: TreeItemProps) {
  const [starred, setStarred] = React.useState(false);

  const star = (
    <IconButton
      size="small"
      aria-pressed={starred}
      aria-label={`Star ${props.label}`}
      onKeyDown={keepFromTree}
      onClick={(event) => {
        keepFromTree(event);
        setStarred(!starred);
      }}
    >
      {starred ? <StarIcon color="warning" /> : <StarBorderIcon />}
    </IconButton>
  );

  return (
    <TreeItem
      {...props}
      slotProps={{
        label: {
          children: (
            <Box
              sx={{
                display: 'flex',
                alignItems: 'center',
                justifyContent: 'space-between',
              }}
            >
              <span>{props.label}</span>
              {star}
            </Box>
          ),
        },
      }}
    />
  );
}

export default function RichItemActions() {
  return (
    <Box sx={{ minHeight: 212, maxWidth: 400 }}>
      <RichTreeView
        items={ORDERS}
        defaultExpandedItems={['o-518', 'o-522']}
        slots={{ item: StarredItem }}
        aria-label="Orders to star"
      />
    </Box>
  );
}

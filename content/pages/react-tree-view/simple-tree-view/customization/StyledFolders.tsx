import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

const Folder = styled(TreeItem)(({ theme }) => ({
  [`& .${treeItemClasses.content}`]: {
    padding: '6px 12px',
    borderRadius: 8,
    borderInlineStart: '3px solid transparent',
    '&[data-selected]': {
      borderInlineStartColor: (theme.vars ?? theme).palette.primary.main,
    },
  },
  [`& .${treeItemClasses.label}`]: { fontSize: 14, fontWeight: 500 },
  [`& .${treeItemClasses.groupTransition}`]: {
    marginInlineStart: 22,
    borderInlineStart: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  },
}));

export default function StyledFolders() {
  return (
    <Box sx={{ minHeight: 231, width: '100%', maxWidth: 360 }}>
      <SimpleTreeView
        aria-label="Project folders"
        defaultExpandedItems={['permits', 'surveys']}
        defaultSelectedItems="soil-report"
      >
        <Folder itemId="permits" label="Permits">
          <Folder itemId="building" label="Building permit" />
          <Folder itemId="surveys" label="Surveys">
            <Folder itemId="soil-report" label="Soil report" />
            <Folder itemId="noise-report" label="Noise report" />
          </Folder>
        </Folder>
        <Folder itemId="drawings" label="Drawings">
          <Folder itemId="elevations" label="Elevations" />
        </Folder>
      </SimpleTreeView>
    </Box>
  );
}

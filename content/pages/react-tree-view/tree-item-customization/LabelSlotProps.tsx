import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

function WordItem(props: TreeItemProps & { lang: string }) {
  const { lang, ...other } = props;
  return (
    <TreeItem
      {...other}
      slotProps={{
        label: { lang, style: { fontStyle: 'italic' } },
      }}
    />
  );
}

export default function LabelSlotProps() {
  return (
    <Box sx={{ minHeight: 160, width: '100%', maxWidth: 360 }}>
      <SimpleTreeView
        aria-label="Words for bread"
        defaultExpandedItems={['bread']}
      >
        <TreeItem itemId="bread" label="Bread">
          <WordItem itemId="fr" lang="fr" label="pain" />
          <WordItem itemId="de" lang="de" label="Brot" />
          <WordItem itemId="pl" lang="pl" label="chleb" />
          <WordItem itemId="el" lang="el" label="ψωμί" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}

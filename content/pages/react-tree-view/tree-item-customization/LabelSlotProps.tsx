import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

function WordItem(props: TreeItemProps & { lang: string }) {
  const { lang, ...other } = props;
  return (
    <TreeItem
      {...other}
      slotProps={{
        label: { lang, dir: 'auto', style: { fontStyle: 'italic' } },
      }}
    />
  );
}

export default function LabelSlotProps() {
  return (
    <Box sx={{ minHeight: 200, width: '100%', maxWidth: 360 }}>
      <SimpleTreeView
        aria-label="Words for bread"
        defaultExpandedItems={['bread']}
      >
        <TreeItem itemId="bread" label="Bread">
          <WordItem itemId="fr" lang="fr" label="pain" />
          <WordItem itemId="de" lang="de" label="Brot" />
          <WordItem itemId="ja" lang="ja" label="パン" />
          <WordItem itemId="ar" lang="ar" label="خبز" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}

import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import BakeryDiningIcon from '@mui/icons-material/BakeryDining';
import RamenDiningIcon from '@mui/icons-material/RamenDining';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

function Chapter(props: { icon: typeof RamenDiningIcon; name: string }) {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', py: 0.5 }}>
      <props.icon fontSize="small" color="primary" />
      <Typography sx={{ fontWeight: 600 }}>{props.name}</Typography>
    </Stack>
  );
}

function Recipe(props: { name: string; minutes: number }) {
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
      <Typography variant="body2" noWrap sx={{ flexGrow: 1 }}>
        {props.name}
      </Typography>
      <Chip size="small" variant="outlined" label={`${props.minutes} min`} />
    </Stack>
  );
}

export default function RecipeBook() {
  return (
    <Box sx={{ minHeight: 208, width: '100%', maxWidth: 360 }}>
      <SimpleTreeView
        aria-label="Recipe book"
        defaultExpandedItems={['soups', 'breads']}
      >
        <TreeItem
          itemId="soups"
          label={<Chapter icon={RamenDiningIcon} name="Soups" />}
        >
          <TreeItem itemId="miso" label={<Recipe name="Miso" minutes={20} />} />
          <TreeItem
            itemId="leek"
            label={<Recipe name="Leek and potato" minutes={45} />}
          />
        </TreeItem>
        <TreeItem
          itemId="breads"
          label={<Chapter icon={BakeryDiningIcon} name="Breads" />}
        >
          <TreeItem itemId="rye" label={<Recipe name="Rye" minutes={190} />} />
          <TreeItem
            itemId="flatbread"
            label={<Recipe name="Flatbread" minutes={35} />}
          />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}

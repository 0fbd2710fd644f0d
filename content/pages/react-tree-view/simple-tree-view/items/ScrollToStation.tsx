import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const lines = [
  { id: 'coast', name: 'Coast line', stops: ['Dunes', 'Pier', 'Saltworks'] },
  { id: 'hill', name: 'Hill line', stops: ['Quarry', 'Chapel', 'Viewpoint'] },
  { id: 'forest', name: 'Forest line', stops: ['Sawmill', 'Ranger hut'] },
];

export default function ScrollToStation() {
  const apiRef = useTreeViewApiRef();

  const scrollTo = (itemId: string) => {
    const element = apiRef.current?.getItemDOMElement(itemId);
    element?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360 }}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => scrollTo('Dunes')}>Show Dunes</Button>
        <Button onClick={() => scrollTo('Ranger hut')}>Show Ranger hut</Button>
      </Stack>
      <Box
        sx={{
          height: 180,
          overflow: 'auto',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
        }}
      >
        <SimpleTreeView
          aria-label="Stations"
          apiRef={apiRef}
          defaultExpandedItems={lines.map((line) => line.id)}
        >
          {lines.map((line) => (
            <TreeItem key={line.id} itemId={line.id} label={line.name}>
              {line.stops.map((stop) => (
                <TreeItem key={stop} itemId={stop} label={stop} />
              ))}
            </TreeItem>
          ))}
        </SimpleTreeView>
      </Box>
    </Stack>
  );
}

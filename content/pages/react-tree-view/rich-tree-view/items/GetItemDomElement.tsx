import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';

const GAUGES = Array.from({ length: 30 }, (_, index) => ({
  id: `gauge-${index + 1}`,
  label: `Gauge ${index + 1}`,
}));

export default function GetItemDomElement() {
  const apiRef = useTreeViewApiRef();

  const scrollTo = (itemId: string) =>
    apiRef.current
      ?.getItemDOMElement(itemId)
      ?.scrollIntoView({ block: 'nearest' });

  return (
    <Stack spacing={2} sx={{ maxWidth: 400 }}>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={() => scrollTo('gauge-1')}>
          First gauge
        </Button>
        <Button variant="outlined" onClick={() => scrollTo('gauge-30')}>
          Last gauge
        </Button>
      </Stack>
      <Box sx={{ height: 200, overflowY: 'auto' }}>
        <RichTreeView apiRef={apiRef} items={GAUGES} aria-label="Rain gauges" />
      </Box>
    </Stack>
  );
}

import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleKeepSelection() {
  const apiRef = useTreeViewApiRef();
  const [keep, setKeep] = useState(true);

  return (
    <Box sx={{ minHeight: 219, width: '100%', maxWidth: 360 }}>
      <FormControlLabel
        control={
          <Switch
            checked={keep}
            onChange={(event) => setKeep(event.target.checked)}
          />
        }
        label="Keep what is selected"
      />
      <Button
        sx={{ display: 'block', my: 1 }}
        onClick={(event) =>
          apiRef.current?.setItemSelection({
            event,
            itemId: 'quartz',
            shouldBeSelected: true,
            keepExistingSelection: keep,
          })
        }
      >
        Select quartz
      </Button>
      <SimpleTreeView
        aria-label="Mineral samples"
        apiRef={apiRef}
        multiSelect
        defaultExpandedItems={['silicates']}
        defaultSelectedItems={['mica', 'feldspar']}
      >
        <TreeItem itemId="silicates" label="Silicates">
          <TreeItem itemId="feldspar" label="Feldspar" />
          <TreeItem itemId="mica" label="Mica" />
          <TreeItem itemId="quartz" label="Quartz" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}

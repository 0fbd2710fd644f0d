import { useState, type KeyboardEvent } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

function describe(event: KeyboardEvent) {
  const held = [event.ctrlKey && 'Ctrl', event.shiftKey && 'Shift'];
  const key = event.key === ' ' ? 'Space' : event.key;
  return [...held, key].filter(Boolean).join(' + ');
}

export default function KeyboardPractice() {
  const [isMulti, setIsMulti] = useState(false);
  const [lastKey, setLastKey] = useState('none yet');

  return (
    <Box sx={{ minHeight: 330, width: '100%', maxWidth: 360 }}>
      <FormControlLabel
        control={
          <Switch
            checked={isMulti}
            onChange={(event) => setIsMulti(event.target.checked)}
          />
        }
        label="Select several items"
      />
      <Typography variant="body2" sx={{ my: 1 }}>
        Last key: {lastKey}
      </Typography>
      <SimpleTreeView
        key={isMulti ? 'multi' : 'single'}
        aria-label="Keyboard practice"
        multiSelect={isMulti}
        defaultExpandedItems={['herbs']}
        onKeyDown={(event) => setLastKey(describe(event))}
      >
        <TreeItem itemId="herbs" label="Herbs">
          <TreeItem itemId="basil" label="Basil" />
          <TreeItem itemId="mint" label="Mint" />
          <TreeItem itemId="sage" label="Sage (sold out)" disabled />
        </TreeItem>
        <TreeItem itemId="bulbs" label="Bulbs">
          <TreeItem itemId="crocus" label="Crocus" />
        </TreeItem>
        <TreeItem itemId="shrubs" label="Shrubs">
          <TreeItem itemId="broom" label="Broom" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}

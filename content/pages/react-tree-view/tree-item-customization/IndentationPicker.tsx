import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const choices = ['0px', '12px', '24px', '3em'];

export default function IndentationPicker() {
  const [indentation, setIndentation] = useState('24px');

  return (
    <Box sx={{ minHeight: 229, width: '100%', maxWidth: 360 }}>
      <FormControl sx={{ mb: 1 }}>
        <FormLabel id="indentation-label">Indentation</FormLabel>
        <RadioGroup
          row
          aria-labelledby="indentation-label"
          value={indentation}
          onChange={(event) => setIndentation(event.target.value)}
        >
          {choices.map((value) => (
            <FormControlLabel
              key={value}
              value={value}
              control={<Radio size="small" />}
              label={value}
            />
          ))}
        </RadioGroup>
      </FormControl>
      <SimpleTreeView
        aria-label="Statute book"
        defaultExpandedItems={['part-1', 'chapter-2']}
        itemChildrenIndentation={indentation}
      >
        <TreeItem itemId="part-1" label="Part I">
          <TreeItem itemId="chapter-1" label="Chapter 1" />
          <TreeItem itemId="chapter-2" label="Chapter 2">
            <TreeItem itemId="section-9" label="Section 9" />
          </TreeItem>
        </TreeItem>
        <TreeItem itemId="part-2" label="Part II" />
      </SimpleTreeView>
    </Box>
  );
}

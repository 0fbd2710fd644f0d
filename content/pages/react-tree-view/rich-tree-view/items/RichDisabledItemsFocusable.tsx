import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const COURSES: TreeViewBaseItem[] = [
  { id: 'pottery', label: 'Pottery for beginners' },
  { id: 'glaze', label: 'Glazing (fully booked)' },
  { id: 'kiln', label: 'Firing a kiln' },
  { id: 'raku', label: 'Raku (fully booked)' },
];

const FULL = new Set(['glaze', 'raku']);
const isItemDisabled = (course: TreeViewBaseItem) => FULL.has(course.id);

export default function RichDisabledItemsFocusable() {
  const [focusable, setFocusable] = React.useState(true);

  return (
    <Box sx={{ minHeight: 168, maxWidth: 400 }}>
      <FormControlLabel
        label="Arrow keys stop at disabled items"
        control={
          <Switch
            checked={focusable}
            onChange={(event) => setFocusable(event.target.checked)}
          />
        }
      />
      <RichTreeView
        items={COURSES}
        isItemDisabled={isItemDisabled}
        disabledItemsFocusable={focusable}
        aria-label="Evening courses"
      />
    </Box>
  );
}

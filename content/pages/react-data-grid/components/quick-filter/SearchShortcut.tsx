import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  QuickFilter,
  QuickFilterControl,
  QuickFilterTrigger,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
} from '@mui/x-data-grid';
import { rivers } from '#data/rivers';
import { columns } from './columns';

function ShortcutToolbar() {
  const apiRef = useGridApiContext();
  const [open, setOpen] = React.useState(false);

  React.useEffect(() => {
    const root = apiRef.current.rootElementRef.current;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key === '/' && !(event.target instanceof HTMLInputElement)) {
        // Keeps the slash out of the field, and away from shortcuts of the page.
        event.preventDefault();
        event.stopPropagation();
        setOpen(true);
      }
    };
    root?.addEventListener('keydown', handleKeyDown);
    return () => root?.removeEventListener('keydown', handleKeyDown);
  }, [apiRef]);

  return (
    <Toolbar>
      <QuickFilter expanded={open} onExpandedChange={setOpen}>
        <QuickFilterControl
          placeholder="Search"
          size="small"
          render={({ ref, slotProps, ...control }) => (
            <TextField
              {...control}
              inputRef={ref}
              slotProps={{
                htmlInput: {
                  ...slotProps?.htmlInput,
                  'aria-label': 'Search stations',
                },
              }}
              sx={{ width: 180, display: open ? 'flex' : 'none' }}
            />
          )}
        />
        <QuickFilterTrigger
          aria-keyshortcuts="/"
          style={open ? { display: 'none' } : undefined}
          render={<ToolbarButton render={<Button size="small" />} />}
        >
          Search ( / )
        </QuickFilterTrigger>
      </QuickFilter>
    </Toolbar>
  );
}

export default function SearchShortcut() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGrid
        label="River stations"
        showToolbar
        slots={{ toolbar: ShortcutToolbar }}
        rows={rivers}
        columns={columns}
      />
    </Box>
  );
}

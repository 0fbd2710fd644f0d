import * as React from 'react';
import SettingsIcon from '@mui/icons-material/Settings';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  Toolbar,
  ToolbarButton,
  gridDensitySelector,
  useGridApiContext,
  useGridSelector,
  type GridDensity,
  type GridSlotProps,
} from '@mui/x-data-grid';
import { tasks } from '#data/tasks';
import { columns } from './columns';

declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    showLines?: boolean;
    onShowLinesChange?: (showLines: boolean) => void;
  }
}

const densities: GridDensity[] = ['compact', 'standard', 'comfortable'];

function SettingsToolbar(props: GridSlotProps['toolbar']) {
  const { showLines = false, onShowLinesChange } = props;
  const apiRef = useGridApiContext();
  const density = useGridSelector(apiRef, gridDensitySelector);
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  return (
    <Toolbar>
      <Tooltip title="Settings">
        <ToolbarButton
          aria-haspopup="true"
          aria-expanded={anchor ? 'true' : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <SettingsIcon fontSize="small" />
        </ToolbarButton>
      </Tooltip>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': 'Settings' } }}
      >
        {densities.map((value) => (
          <MenuItem
            key={value}
            role="menuitemradio"
            aria-checked={value === density}
            selected={value === density}
            onClick={() => apiRef.current.setDensity(value)}
          >
            Density: {value}
          </MenuItem>
        ))}
        <Divider />
        <MenuItem
          role="menuitemcheckbox"
          aria-checked={showLines}
          selected={showLines}
          onClick={() => onShowLinesChange?.(!showLines)}
        >
          Lines between columns
        </MenuItem>
      </Menu>
    </Toolbar>
  );
}

export default function SettingsMenu() {
  const [showLines, setShowLines] = React.useState(true);

  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGrid
        label="Tasks"
        showToolbar
        slots={{ toolbar: SettingsToolbar }}
        slotProps={{ toolbar: { showLines, onShowLinesChange: setShowLines } }}
        rows={tasks}
        columns={columns}
        showCellVerticalBorder={showLines}
        showColumnVerticalBorder={showLines}
        initialState={{ density: 'compact' }}
      />
    </Box>
  );
}

import PauseIcon from '@mui/icons-material/Pause';
import PlayArrowIcon from '@mui/icons-material/PlayArrow';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { FrameReadout } from './frameReadout';
import { SECTORS } from './quoteColumns';

export interface DeskSettings {
  /** Trades per second. */
  rate: number;
  /** Milliseconds between two updates of the grid. */
  refresh: number;
  sector: string;
  /** A field and a direction, separated by a space. */
  order: string;
}

interface Option {
  value: string | number;
  label: string;
}

const OPTIONS: Record<keyof DeskSettings, Option[]> = {
  rate: [20, 200, 2_000, 10_000].map((rate) => ({
    value: rate,
    label: rate.toLocaleString('en-US'),
  })),
  refresh: [0, 100, 250, 1_000].map((ms) => ({
    value: ms,
    label: ms === 0 ? 'With every message' : `Every ${ms} ms`,
  })),
  sector: [
    { value: 'all', label: 'All sectors' },
    ...SECTORS.map((sector) => ({ value: sector, label: sector })),
  ],
  order: [
    { value: 'symbol asc', label: 'Symbol' },
    { value: 'change desc', label: 'Biggest gain' },
    { value: 'change asc', label: 'Biggest loss' },
    { value: 'volume desc', label: 'Volume' },
  ],
};

const LABELS = {
  rate: 'Trades per second',
  refresh: 'Refresh the grid',
  sector: 'Sector',
  order: 'Sort by',
};

interface DeskControlsProps {
  running: boolean;
  onRunningChange: (running: boolean) => void;
  settings: DeskSettings;
  onChange: (settings: DeskSettings) => void;
}

export function DeskControls({
  running,
  onRunningChange,
  settings,
  onChange,
}: DeskControlsProps) {
  const choose = (key: keyof DeskSettings) => {
    const options = OPTIONS[key];
    // Users can also sort by a column that isn't in the list.
    const isListed = options.some(({ value }) => value === settings[key]);
    return (
      <TextField
        key={key}
        select
        size="small"
        label={LABELS[key]}
        value={isListed ? settings[key] : ''}
        onChange={(event) =>
          onChange({ ...settings, [key]: event.target.value })
        }
        sx={{ flex: '1 1 140px', maxWidth: 220 }}
      >
        {options.map(({ value, label }) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </TextField>
    );
  };

  return (
    <Stack spacing={2.5} sx={{ mb: 2 }}>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ flexWrap: 'wrap', alignItems: 'center' }}
      >
        <Button
          variant="contained"
          startIcon={running ? <PauseIcon /> : <PlayArrowIcon />}
          onClick={() => onRunningChange(!running)}
          sx={{ minWidth: 110 }}
        >
          {running ? 'Stop' : 'Start'}
        </Button>
        <FrameReadout />
      </Stack>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        {(['rate', 'refresh', 'sector', 'order'] as const).map(choose)}
      </Stack>
    </Stack>
  );
}

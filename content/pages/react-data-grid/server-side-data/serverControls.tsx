import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

interface ServerControlsProps {
  onChange: (settings: { delayMs?: number; failureRate?: number }) => void;
}

/** Changes the delay of the server and how often it fails. */
export function ServerControls({ onChange }: ServerControlsProps) {
  const [delay, setDelay] = React.useState(600);
  const [rate, setRate] = React.useState(0);

  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={2}
      sx={{ flexWrap: 'wrap', mb: 2 }}
    >
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Typography variant="body2">Delay</Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Delay of the server"
          value={delay}
          onChange={(_event, value: number | null) => {
            if (value === null) return;
            onChange({ delayMs: value });
            setDelay(value);
          }}
        >
          <ToggleButton value={0}>0 s</ToggleButton>
          <ToggleButton value={600}>0.6 s</ToggleButton>
          <ToggleButton value={3000}>3 s</ToggleButton>
        </ToggleButtonGroup>
      </Stack>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Typography variant="body2">Failures</Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Requests that fail"
          value={rate}
          onChange={(_event, value: number | null) => {
            if (value === null) return;
            onChange({ failureRate: value });
            setRate(value);
          }}
        >
          <ToggleButton value={0}>0%</ToggleButton>
          <ToggleButton value={0.3}>30%</ToggleButton>
          <ToggleButton value={1}>100%</ToggleButton>
        </ToggleButtonGroup>
      </Stack>
    </Stack>
  );
}

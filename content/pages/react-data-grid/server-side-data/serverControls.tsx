import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

interface ServerControlsProps {
  onChange: (settings: { delayMs?: number; fails?: boolean }) => void;
}

/** Changes the delay of the server and lets it fail. */
export function ServerControls({ onChange }: ServerControlsProps) {
  const [delay, setDelay] = React.useState(600);
  const [fails, setFails] = React.useState(false);

  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={2}
      sx={{ flexWrap: 'wrap', mb: 1 }}
    >
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Delay of the server"
        value={delay}
        onChange={(_event, value: number | null) => {
          if (value !== null) {
            onChange({ delayMs: value });
            setDelay(value);
          }
        }}
      >
        <ToggleButton value={0}>0 s</ToggleButton>
        <ToggleButton value={600}>0.6 s</ToggleButton>
        <ToggleButton value={3000}>3 s</ToggleButton>
      </ToggleButtonGroup>
      <FormControlLabel
        label="Server fails"
        control={
          <Switch
            checked={fails}
            onChange={(event) => {
              onChange({ fails: event.target.checked });
              setFails(event.target.checked);
            }}
          />
        }
      />
    </Stack>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

interface LoggedRequest {
  id: number;
  text: string;
  result: string;
}

interface ChoiceProps {
  name: string;
  label: string;
  values: Record<string, number>;
  initial: number;
  onChange: (value: number) => void;
}

function Choice({ name, label, values, initial, onChange }: ChoiceProps) {
  const [value, setValue] = React.useState(initial);

  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Typography variant="body2">{name}</Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={label}
        value={value}
        onChange={(_event, next: number | null) => {
          if (next === null) return;
          onChange(next);
          setValue(next);
        }}
      >
        {Object.entries(values).map(([text, choice]) => (
          <ToggleButton key={text} value={choice}>
            {text}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Stack>
  );
}

interface ServerControlsProps {
  onChange: (settings: { delayMs?: number; failureRate?: number }) => void;
  cached?: boolean;
  /** Without it, there's no switch for the cache. */
  onCachedChange?: (cached: boolean) => void;
}

/** Changes the delay of the server, how often it fails, and, if asked for, whether responses are cached. */
export function ServerControls({
  onChange,
  cached,
  onCachedChange,
}: ServerControlsProps) {
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={2}
      sx={{ flexWrap: 'wrap', mb: 2 }}
    >
      <Choice
        name="Delay"
        label="Delay of the server"
        values={{ '0 s': 0, '0.6 s': 600, '3 s': 3000 }}
        initial={600}
        onChange={(delayMs) => onChange({ delayMs })}
      />
      <Choice
        name="Failures"
        label="Requests that fail"
        values={{ '0%': 0, '30%': 0.3, '100%': 1 }}
        initial={0}
        onChange={(failureRate) => onChange({ failureRate })}
      />
      {onCachedChange && (
        <FormControlLabel
          label="Cache"
          slotProps={{ typography: { variant: 'body2' } }}
          control={
            <Switch
              size="small"
              checked={cached}
              onChange={(event) => onCachedChange(event.target.checked)}
            />
          }
        />
      )}
    </Stack>
  );
}

/** Lists the requests, newest first. */
export function RequestLog({ log }: { log: LoggedRequest[] }) {
  return (
    <Box
      role="log"
      aria-label="Requests, newest first"
      dir="ltr"
      tabIndex={0}
      sx={{
        height: 132,
        overflow: 'auto',
        mt: 2,
        px: 2,
        py: 1,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        fontFamily: 'monospace',
        fontSize: 13,
        overflowWrap: 'anywhere',
      }}
    >
      {log.map(({ id, text, result }) => (
        <Box key={id} sx={{ display: 'flex', gap: 1.5 }}>
          <Box component="span" sx={{ color: 'text.secondary', minWidth: 18 }}>
            {id}
          </Box>
          <span>{`${text} → ${result}`}</span>
        </Box>
      ))}
    </Box>
  );
}

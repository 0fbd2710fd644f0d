import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

type Value = string | number | boolean;

interface SettingsProps<T extends Record<string, Value>> {
  values: T;
  onChange: (values: T) => void;
  /** The values to choose from, for texts and numbers. */
  choices?: { [K in keyof T]?: readonly T[K][] };
  /** The smallest and the largest value, for numbers. */
  ranges?: { [K in keyof T]?: readonly [number, number] };
}

/** One control for each setting. */
export function Settings<T extends Record<string, Value>>({
  values,
  onChange,
  choices = {},
  ranges = {},
}: SettingsProps<T>) {
  const renderControl = (name: keyof T & string) => {
    const value: Value = values[name];
    const set = (next: Value) => onChange({ ...values, [name]: next });
    const range = ranges[name];

    if (typeof value === 'boolean') {
      return (
        <FormControlLabel
          key={name}
          label={name}
          slotProps={{ typography: { variant: 'body2' } }}
          control={
            <Switch
              size="small"
              checked={value}
              onChange={(event) => set(event.target.checked)}
            />
          }
        />
      );
    }
    if (range) {
      return (
        <div key={name}>
          <Typography variant="body2">
            {name}: {value}
          </Typography>
          <Slider
            size="small"
            aria-label={name}
            min={range[0]}
            max={range[1]}
            value={Number(value)}
            onChange={(_event, next) => set(Number(next))}
          />
        </div>
      );
    }
    return (
      <TextField
        key={name}
        select={choices[name] !== undefined}
        size="small"
        label={name}
        value={value}
        onChange={(event) =>
          set(
            typeof value === 'number'
              ? Number(event.target.value)
              : event.target.value,
          )
        }
      >
        {choices[name]?.map((choice) => (
          <MenuItem key={String(choice)} value={choice as string | number}>
            {String(choice)}
          </MenuItem>
        ))}
      </TextField>
    );
  };

  return (
    <Stack spacing={1.5} sx={{ flex: '1 1 210px', pt: 1 }}>
      {Object.keys(values).map(renderControl)}
    </Stack>
  );
}

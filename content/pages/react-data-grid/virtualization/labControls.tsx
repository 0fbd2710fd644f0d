import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export interface LabSettings {
  rows: number;
  columns: number;
  virtualization: boolean;
  dynamicHeights: boolean;
  customCells: boolean;
}

const ROWS = [
  100, 1_000, 5_000, 10_000, 50_000, 100_000, 250_000, 500_000, 1_000_000,
];
const COLUMNS = [5, 10, 20, 50, 100, 200, 500];

interface StepSliderProps {
  label: string;
  steps: number[];
  value: number;
  onChange: (value: number) => void;
}

function StepSlider({ label, steps, value, onChange }: StepSliderProps) {
  // The grid only follows when users release the thumb.
  const [index, setIndex] = React.useState(steps.indexOf(value));
  const text = (step: number) => steps[step].toLocaleString('en-US');
  return (
    <Box sx={{ flex: '1 1 220px', px: 1 }}>
      <Typography variant="body2">
        {label}: {text(index)}
      </Typography>
      <Slider
        size="small"
        aria-label={label}
        value={index}
        min={0}
        max={steps.length - 1}
        marks
        getAriaValueText={text}
        onChange={(_event, next) => setIndex(Number(next))}
        onChangeCommitted={(_event, next) => onChange(steps[Number(next)])}
      />
    </Box>
  );
}

interface LabControlsProps {
  settings: LabSettings;
  onChange: (settings: LabSettings) => void;
}

export function LabControls({ settings, onChange }: LabControlsProps) {
  const toggle = (
    label: string,
    key: 'virtualization' | 'dynamicHeights' | 'customCells',
  ) => (
    <FormControlLabel
      label={label}
      control={
        <Switch
          size="small"
          checked={settings[key]}
          onChange={(event) =>
            onChange({ ...settings, [key]: event.target.checked })
          }
        />
      }
    />
  );

  return (
    <div>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        <StepSlider
          label="Rows"
          steps={ROWS}
          value={settings.rows}
          onChange={(rows) => onChange({ ...settings, rows })}
        />
        <StepSlider
          label="Columns"
          steps={COLUMNS}
          value={settings.columns}
          onChange={(columns) => onChange({ ...settings, columns })}
        />
      </Stack>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ mb: 1, flexWrap: 'wrap' }}
      >
        {toggle('Virtualization', 'virtualization')}
        {toggle('Dynamic heights', 'dynamicHeights')}
        {toggle('Custom renderers', 'customCells')}
      </Stack>
    </div>
  );
}

import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import Stack from '@mui/material/Stack';
import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import { type ComponentType, useState } from 'react';

function PlaneIcon(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M21 16v-2l-8-5V3.5a1.5 1.5 0 0 0-3 0V9l-8 5v2l8-2.5V19l-2 1.5V22l3.5-1 3.5 1v-1.5L13 19v-5.5z" />
    </SvgIcon>
  );
}

function ArrowIcon(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M7 10l5 5 5-5z" />
    </SvgIcon>
  );
}

const icons: Record<string, ComponentType<SvgIconProps> | undefined> = {
  Plane: PlaneIcon,
  Arrow: ArrowIcon,
  Default: undefined,
};
const positions = ['start', 'end'] as const;
const colors = ['primary', 'secondary', 'success', 'default'] as const;

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly string[];
  onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  const id = `opening-${label.toLowerCase()}`;
  return (
    <FormControl variant="standard" sx={{ flex: 1 }}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <NativeSelect
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </NativeSelect>
    </FormControl>
  );
}

export default function OpeningButtonOptions() {
  const [icon, setIcon] = useState('Plane');
  const [position, setPosition] = useState('start');
  const [color, setColor] = useState('primary');
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 400 }}>
        <DatePicker
          label="Departure"
          defaultValue={dayjs('2025-06-12')}
          slots={{ openPickerIcon: icons[icon] }}
          slotProps={{
            field: {
              openPickerButtonPosition: positions.find((p) => p === position),
            },
            openPickerButton: { color: colors.find((c) => c === color) },
          }}
        />
        <Stack direction="row" spacing={2}>
          <Choice
            label="Icon"
            value={icon}
            options={Object.keys(icons)}
            onChange={setIcon}
          />
          <Choice
            label="Position"
            value={position}
            options={positions}
            onChange={setPosition}
          />
          <Choice
            label="Color"
            value={color}
            options={colors}
            onChange={setColor}
          />
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}

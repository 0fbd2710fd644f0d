import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { useIsValidValue, usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {
  PickersShortcutsItem,
  PickersShortcutsProps,
} from '@mui/x-date-pickers/PickersShortcuts';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs, { type Dayjs } from 'dayjs';

const start = dayjs('2025-05-14');

const items: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'In 14 days', getValue: () => start.add(14, 'day') },
  { label: 'In 30 days', getValue: () => start.add(30, 'day') },
  { label: 'Reset', getValue: () => null },
];

type Props = PickersShortcutsProps<Dayjs | null>;

function MarkedShortcuts({ items: shortcuts = [], className }: Props) {
  const { value, setValue } = usePickerContext();
  const isValid = useIsValidValue<Dayjs | null>();
  const current: Dayjs | null = value;
  return (
    <Stack className={className} spacing={1} sx={{ p: 2 }}>
      {shortcuts.map(({ getValue, ...shortcut }) => {
        const next = getValue({ isValid });
        const isCurrent = next !== null && next.isSame(current, 'day');
        const changeImportance = next === null ? 'set' : 'accept';
        return (
          <Chip
            key={shortcut.label}
            label={shortcut.label}
            color={isCurrent ? 'primary' : 'default'}
            aria-pressed={isCurrent}
            disabled={!isValid(next)}
            onClick={() => setValue(next, { changeImportance, shortcut })}
          />
        );
      })}
    </Stack>
  );
}

export default function CustomShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ overflowX: 'auto', width: 'fit-content', maxWidth: '100%' }}>
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          defaultValue={start.add(14, 'day')}
          slots={{ shortcuts: MarkedShortcuts }}
          slotProps={{ shortcuts: { items }, actionBar: { actions: [] } }}
        />
      </Box>
    </LocalizationProvider>
  );
}

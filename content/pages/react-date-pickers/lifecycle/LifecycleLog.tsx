import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

const colors = {
  onOpen: 'default',
  onChange: 'primary',
  onAccept: 'success',
  onError: 'error',
  onClose: 'default',
} as const;

interface Entry {
  id: number;
  name: keyof typeof colors;
  detail: string;
}

function describe(value: Dayjs | null) {
  if (value === null) return 'null';
  return value.isValid() ? value.format('MMM D, YYYY') : 'invalid date';
}

export default function LifecycleLog() {
  const [value, setValue] = useState<Dayjs | null>(dayjs('2025-06-12'));
  const [isMobile, setMobile] = useState(false);
  const [closeOnSelect, setCloseOnSelect] = useState(true);
  const [entries, setEntries] = useState<Entry[]>([]);
  const log = (name: Entry['name'], detail: string) =>
    setEntries((before) => [
      { id: (before[0]?.id ?? 0) + 1, name, detail },
      ...before.slice(0, 49),
    ]);
  const props = {
    label: 'Delivery, until June 30',
    value,
    maxDate: dayjs('2025-06-30'),
    closeOnSelect,
    onOpen: () => log('onOpen', ''),
    onClose: () => log('onClose', ''),
    onChange: (next: Dayjs | null) => {
      setValue(next);
      log('onChange', describe(next));
    },
    onAccept: (next: Dayjs | null) => log('onAccept', describe(next)),
    onError: (error: DateValidationError) => log('onError', error ?? 'null'),
  };
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 3, width: '100%' }}>
        <Stack spacing={1} sx={{ flex: '1 1 260px' }}>
          {isMobile ? (
            <MobileDatePicker {...props} />
          ) : (
            <DesktopDatePicker {...props} />
          )}
          <FormControlLabel
            label="Dialog instead of popup"
            control={<Switch checked={isMobile} />}
            onChange={(_, isOn) => {
              setMobile(isOn);
              // The default of each variant.
              setCloseOnSelect(!isOn);
            }}
          />
          <FormControlLabel
            label="closeOnSelect"
            control={<Switch checked={closeOnSelect} />}
            onChange={(_, isOn) => setCloseOnSelect(isOn)}
          />
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
            <Button
              variant="outlined"
              onClick={() => setValue(dayjs('2025-06-20'))}
            >
              Set June 20 from code
            </Button>
            <Button onClick={() => setEntries([])}>Clear the log</Button>
          </Stack>
        </Stack>
        <Box
          role="log"
          aria-label="Calls, newest first"
          tabIndex={0}
          sx={{
            flex: '1 1 260px',
            height: 260,
            overflowY: 'auto',
            p: 2,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
          }}
        >
          {entries.length === 0 && (
            <Typography color="text.secondary">
              Open the picker or edit the date. The newest call is at the top.
            </Typography>
          )}
          {entries.map(({ id, name, detail }) => (
            <Typography
              key={id}
              component="div"
              variant="body2"
              sx={{ py: 0.5 }}
            >
              {id}.{' '}
              <Chip
                size="small"
                variant="outlined"
                label={name}
                color={colors[name]}
              />{' '}
              {detail}
            </Typography>
          ))}
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}

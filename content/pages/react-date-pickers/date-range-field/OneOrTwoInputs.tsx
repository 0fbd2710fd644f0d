import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import dayjs, { type Dayjs } from 'dayjs';

const expedition: DateRange<Dayjs> = [dayjs('2025-02-14'), dayjs('2025-03-09')];

export default function OneOrTwoInputs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 440 }}>
        <SingleInputDateRangeField
          label="Expedition"
          defaultValue={expedition}
        />
        <MultiInputDateRangeField
          defaultValue={expedition}
          dateSeparator="to"
          direction={{ xs: 'column', sm: 'row' }}
          spacing={1.5}
          useFlexGap
          slotProps={{
            textField: ({ position }) => ({
              label: position === 'start' ? 'First day' : 'Last day',
            }),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}

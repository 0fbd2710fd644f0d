import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import dayjs, { type Dayjs } from 'dayjs';

const concert: DateRange<Dayjs> = [
  dayjs('2025-05-14T19:30'),
  dayjs('2025-05-14T22:15'),
];

export default function OneOrTwoTimeInputs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 400 }}>
        <SingleInputTimeRangeField label="Concert" defaultValue={concert} />
        <MultiInputTimeRangeField
          defaultValue={concert}
          dateSeparator="until"
          slotProps={{
            textField: ({ position }) => ({
              label: position === 'start' ? 'Doors open' : 'Last encore',
            }),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}

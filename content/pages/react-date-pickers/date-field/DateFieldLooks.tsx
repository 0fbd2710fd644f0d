import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const inspection = dayjs('2025-10-02');

export default function DateFieldLooks() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DateField label="Small" size="small" defaultValue={inspection} />
        <DateField label="Filled" variant="filled" defaultValue={inspection} />
        <DateField
          label="Standard"
          variant="standard"
          helperText="Day of the last inspection"
          defaultValue={inspection}
        />
        <DateField label="Read-only" readOnly defaultValue={inspection} />
        <DateField label="Disabled" disabled defaultValue={inspection} />
      </Stack>
    </LocalizationProvider>
  );
}

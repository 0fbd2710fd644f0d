import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DateTimePickerToolbar,
  type DateTimePickerToolbarProps,
} from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import dayjs from 'dayjs';

function FerryToolbar(props: DateTimePickerToolbarProps) {
  return (
    <DateTimePickerToolbar
      {...props}
      toolbarTitle={
        <>
          Ferry to <strong>Gull Island</strong>
        </>
      }
    />
  );
}

export default function WrappedToolbar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <StaticDateTimePicker
          ampm={false}
          defaultValue={dayjs('2025-05-14T09:40')}
          slots={{ toolbar: FerryToolbar }}
          slotProps={{ actionBar: { actions: [] } }}
        />
      </Box>
    </LocalizationProvider>
  );
}

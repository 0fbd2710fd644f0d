import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

export default function ActionsAtTheSide() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ overflowX: 'auto', width: 'fit-content', maxWidth: '100%' }}>
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          defaultValue={dayjs('2025-06-12')}
          slotProps={{
            actionBar: {
              actions: ['clear', 'cancel', 'accept'],
              disableSpacing: true,
            },
            layout: {
              sx: {
                [`& .${pickersLayoutClasses.actionBar}`]: {
                  gridColumn: 4,
                  gridRow: 2,
                  flexDirection: 'column',
                },
              },
            },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}

import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersDayClasses } from '@mui/x-date-pickers/PickersDay';
import { pickersOutlinedInputClasses } from '@mui/x-date-pickers/PickersTextField';
import dayjs from 'dayjs';

const paper = {
  sx: { border: 2, borderColor: 'secondary.main', borderRadius: 3 },
};

export default function PopupParts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery"
        defaultValue={dayjs('2025-06-12')}
        disableHighlightToday
        // The field
        sx={{
          [`& .${pickersOutlinedInputClasses.root}`]: { borderRadius: 6 },
          [`& .${pickersOutlinedInputClasses.notchedOutline}`]: {
            borderColor: 'secondary.main',
          },
        }}
        slotProps={{
          // The frame around the views, as a popup and as a dialog
          desktopPaper: paper,
          mobilePaper: paper,
          // Everything inside it
          layout: {
            sx: {
              [`& .${pickersDayClasses.root}.${pickersDayClasses.selected}`]: {
                '&, &:hover, &:focus': {
                  bgcolor: 'secondary.main',
                  color: 'secondary.contrastText',
                },
              },
            },
          },
        }}
      />
    </LocalizationProvider>
  );
}

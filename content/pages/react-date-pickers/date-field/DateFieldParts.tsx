import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const inspection = dayjs('2025-10-02');

export default function DateFieldParts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ width: '100%', maxWidth: 320 }}>
        <DateField
          label="Always above the field"
          margin="normal"
          color="success"
          InputLabelProps={{ shrink: true }}
          InputProps={{
            startAdornment: (
              <InputAdornment position="start">from</InputAdornment>
            ),
          }}
          helperText="Aligned to the right"
          FormHelperTextProps={{ sx: { textAlign: 'end' } }}
        />
        <DateField
          variant="filled"
          hiddenLabel
          margin="dense"
          defaultValue={inspection}
          InputProps={{ 'aria-label': 'Last inspection' }}
        />
      </Stack>
    </LocalizationProvider>
  );
}

import InputAdornment, {
  type InputAdornmentProps,
} from '@mui/material/InputAdornment';
import SvgIcon from '@mui/material/SvgIcon';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { useIsValidValue, usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

function StatusAdornment({ children, ...props }: InputAdornmentProps) {
  const { value } = usePickerContext();
  const isValid = useIsValidValue()(value);
  return (
    <InputAdornment {...props}>
      {!isValid && (
        <SvgIcon color="error" titleAccess="Outside of the season">
          <path d="M12 2 1 21h22zm1 16h-2v-2h2zm0-4h-2v-4h2z" />
        </SvgIcon>
      )}
      {children}
    </InputAdornment>
  );
}

export default function IconNextToButton() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Arrival, June to August"
        defaultValue={dayjs('2025-09-02')}
        minDate={dayjs('2025-06-01')}
        maxDate={dayjs('2025-08-31')}
        slots={{ inputAdornment: StatusAdornment }}
        sx={{ width: 280 }}
      />
    </LocalizationProvider>
  );
}

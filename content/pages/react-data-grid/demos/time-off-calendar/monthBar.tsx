import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { addMonths, toDate, TODAY } from './calendar';

const OFFICES = ['Leeds', 'Lisbon', 'Nairobi', 'Osaka', 'Recife', 'Toronto'];

interface MonthBarProps {
  month: string;
  onMonthChange: (month: string) => void;
  office: string;
  onOfficeChange: (office: string) => void;
}

export function MonthBar({
  month,
  onMonthChange,
  office,
  onOfficeChange,
}: MonthBarProps) {
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={1}
      sx={{ flexWrap: 'wrap', alignItems: 'center' }}
    >
      <IconButton
        aria-label="Previous month"
        onClick={() => onMonthChange(addMonths(month, -1))}
      >
        <ChevronLeftIcon />
      </IconButton>
      <Typography
        role="status"
        sx={{ minWidth: 130, textAlign: 'center', fontWeight: 600 }}
      >
        {toDate(month).toLocaleDateString('en-US', {
          month: 'long',
          year: 'numeric',
        })}
      </Typography>
      <IconButton
        aria-label="Next month"
        onClick={() => onMonthChange(addMonths(month, 1))}
      >
        <ChevronRightIcon />
      </IconButton>
      <Button onClick={() => onMonthChange(TODAY.slice(0, 7))}>Today</Button>
      <TextField
        select
        size="small"
        label="Office"
        value={office}
        onChange={(event) => onOfficeChange(event.target.value)}
        sx={{ minWidth: 150 }}
      >
        <MenuItem value="all">All offices</MenuItem>
        {OFFICES.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    </Stack>
  );
}

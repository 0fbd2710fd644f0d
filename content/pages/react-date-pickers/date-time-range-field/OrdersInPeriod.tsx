import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';
import { orders } from '#data/orders';

const sorted = [...orders].sort(
  (a, b) => a.orderedAt.getTime() - b.orderedAt.getTime(),
);

export default function OrdersInPeriod() {
  const [period, setPeriod] = useState<DateRange<Dayjs>>([
    dayjs('2025-05-05T08:00'),
    dayjs('2025-05-16T17:30'),
  ]);
  const [from, to] = period;
  const found = sorted.filter(
    ({ orderedAt }) =>
      !(from?.isValid() && from.isAfter(orderedAt)) &&
      !(to?.isValid() && to.isBefore(orderedAt)),
  );
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 520 }}>
        <SingleInputDateTimeRangeField
          label="Ordered between"
          value={period}
          onChange={setPeriod}
          format="MM/DD HH:mm"
          referenceDate={dayjs('2025-05-01')}
          clearable
          fullWidth
          helperText={`${found.length} of ${orders.length} orders`}
        />
        <List
          dense
          disablePadding
          tabIndex={0}
          aria-label="Orders of the period"
          sx={{ height: 280, overflowY: 'auto' }}
        >
          {found.map(({ id, customer, city, orderedAt, status }) => (
            <ListItem key={id} divider disableGutters>
              <ListItemText
                primary={`${customer}, ${city}`}
                secondary={dayjs(orderedAt).format('ddd, MMM D, HH:mm')}
              />
              <Chip size="small" variant="outlined" label={status} />
            </ListItem>
          ))}
        </List>
      </Stack>
    </LocalizationProvider>
  );
}

import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';
import { transactions, type Transaction } from '#data/transactions';

const household = transactions.filter(({ account }) => account === 'Household');
const euros = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'EUR',
});

function sum(entries: Transaction[]) {
  return entries.reduce((total, { amount }) => total + amount, 0);
}

export default function AccountStatement() {
  const [period, setPeriod] = useState<DateRange<Dayjs>>([
    dayjs('2025-03-01'),
    dayjs('2025-03-31'),
  ]);
  const [first, last] = period;
  const entries = household.filter(({ bookedOn }) => {
    const day = dayjs(bookedOn);
    return (
      !(first?.isValid() && day.isBefore(first, 'day')) &&
      !(last?.isValid() && day.isAfter(last, 'day'))
    );
  });
  const received = entries.filter(({ amount }) => amount > 0);
  const spent = entries.filter(({ amount }) => amount < 0);
  const totals: [string, number][] = [
    ['Received', sum(received)],
    ['Spent', sum(spent)],
  ];
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 520 }}>
        <SingleInputDateRangeField
          label="Period of the statement"
          value={period}
          onChange={setPeriod}
          clearable
          fullWidth
          helperText={`${entries.length} of ${household.length} entries`}
        />
        <Stack direction="row" spacing={4} aria-live="polite">
          {totals.map(([name, total]) => (
            <div key={name}>
              <Typography variant="h5" component="p">
                {euros.format(total)}
              </Typography>
              <Typography variant="body2" color="text.secondary">
                {name}
              </Typography>
            </div>
          ))}
        </Stack>
        <List
          dense
          disablePadding
          tabIndex={0}
          aria-label="Entries of the period"
          sx={{ height: 240, overflowY: 'auto' }}
        >
          {entries.map(({ id, counterparty, bookedOn, category, amount }) => (
            <ListItem key={id} divider disableGutters>
              <ListItemText
                primary={counterparty}
                secondary={`${dayjs(bookedOn).format('MMM D')}, ${category}`}
              />
              <Typography variant="body2">{euros.format(amount)}</Typography>
            </ListItem>
          ))}
        </List>
      </Stack>
    </LocalizationProvider>
  );
}

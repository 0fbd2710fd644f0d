import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  pickersLayoutClasses,
  PickersLayoutContentWrapper,
  type PickersLayoutProps,
  PickersLayoutRoot,
  usePickerLayout,
} from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs, { type Dayjs } from 'dayjs';
import { bookings } from '#data/bookings';

function Agenda() {
  const { value } = usePickerContext();
  const day: Dayjs | null = value;
  const key = day?.isValid() ? day.format('YYYY-MM-DD') : '';
  const trips = bookings.filter(
    ({ start, end }) => start.slice(0, 10) <= key && key <= end.slice(0, 10),
  );
  return (
    <Box
      sx={{
        gridColumn: { xs: '1 / 4', sm: 4 },
        gridRow: { xs: 4, sm: '1 / 4' },
        width: { xs: 320, sm: 280 },
        p: 2,
      }}
    >
      <Typography aria-live="polite">
        {day?.isValid() ? day.format('dddd, MMMM D') : 'No day'}: {trips.length}{' '}
        bookings
      </Typography>
      <List
        dense
        tabIndex={0}
        aria-label="Bookings of the day"
        sx={{ height: 300, overflowY: 'auto' }}
      >
        {trips.map(({ id, title, traveler, status }) => (
          <ListItem key={id} divider disableGutters>
            <ListItemText
              primary={title}
              secondary={`${traveler}, ${status}`}
            />
          </ListItem>
        ))}
      </List>
    </Box>
  );
}

function LayoutWithAgenda(props: PickersLayoutProps<Dayjs | null>) {
  const { toolbar, shortcuts, tabs, content, actionBar, ownerState } =
    usePickerLayout(props);
  return (
    <PickersLayoutRoot
      ownerState={ownerState}
      className={pickersLayoutClasses.root}
      sx={{
        bgcolor: 'background.paper',
        width: 'fit-content',
        maxWidth: '100%',
      }}
    >
      {toolbar}
      {shortcuts}
      <PickersLayoutContentWrapper
        ownerState={ownerState}
        className={pickersLayoutClasses.contentWrapper}
      >
        {tabs}
        {content}
      </PickersLayoutContentWrapper>
      {actionBar}
      <Agenda />
    </PickersLayoutRoot>
  );
}

export default function AgendaLayout() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        defaultValue={dayjs('2025-06-20')}
        slots={{ layout: LayoutWithAgenda }}
      />
    </LocalizationProvider>
  );
}

import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  pickersLayoutClasses,
  PickersLayoutContentWrapper,
  type PickersLayoutProps,
  PickersLayoutRoot,
  usePickerLayout,
} from '@mui/x-date-pickers/PickersLayout';
import dayjs, { type Dayjs } from 'dayjs';

function ActionsFirstLayout(props: PickersLayoutProps<Dayjs | null>) {
  const { toolbar, tabs, content, actionBar, ownerState } =
    usePickerLayout(props);
  return (
    <PickersLayoutRoot
      ownerState={ownerState}
      className={pickersLayoutClasses.root}
      sx={{
        [`& .${pickersLayoutClasses.actionBar}`]: { gridRow: 1 },
        [`& .${pickersLayoutClasses.toolbar}`]: { gridRow: 2 },
        [`& .${pickersLayoutClasses.contentWrapper}`]: { gridRow: 3 },
      }}
    >
      {actionBar}
      {toolbar}
      <PickersLayoutContentWrapper
        ownerState={ownerState}
        className={pickersLayoutClasses.contentWrapper}
      >
        {tabs}
        {content}
      </PickersLayoutContentWrapper>
    </PickersLayoutRoot>
  );
}

export default function ActionsFirst() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Start of the trip"
        defaultValue={dayjs('2025-06-12')}
        closeOnSelect={false}
        slots={{ layout: ActionsFirstLayout }}
        slotProps={{ actionBar: { actions: ['clear', 'cancel', 'accept'] } }}
      />
    </LocalizationProvider>
  );
}

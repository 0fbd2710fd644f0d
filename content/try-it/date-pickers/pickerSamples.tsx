import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Backspace from '@mui/icons-material/Backspace';
import EditCalendar from '@mui/icons-material/EditCalendar';
import CircularProgress from '@mui/material/CircularProgress';
import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import type { DateRangeCalendarProps } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import type { DateRangePickerProps } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { MultiInputDateRangeFieldProps } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import type { StaticDateRangePickerProps } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import type { TimeRangePickerProps } from '@mui/x-date-pickers-pro/TimeRangePicker';
import type { DateCalendarProps } from '@mui/x-date-pickers/DateCalendar';
import type { DateFieldProps } from '@mui/x-date-pickers/DateField';
import type { DatePickerProps } from '@mui/x-date-pickers/DatePicker';
import type { DateTimePickerProps } from '@mui/x-date-pickers/DateTimePicker';
import type { DigitalClockProps } from '@mui/x-date-pickers/DigitalClock';
import type { MonthCalendarProps } from '@mui/x-date-pickers/MonthCalendar';
import type { MultiSectionDigitalClockProps } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import type { StaticDatePickerProps } from '@mui/x-date-pickers/StaticDatePicker';
import type { TimeClockProps } from '@mui/x-date-pickers/TimeClock';
import type { TimePickerProps } from '@mui/x-date-pickers/TimePicker';
import { renderTimeViewClock } from '@mui/x-date-pickers/timeViewRenderers';
import type { YearCalendarProps } from '@mui/x-date-pickers/YearCalendar';
import dayjs from 'dayjs';
import type { ComponentProps } from 'react';
import type { SampleSets, SamplesOf } from '../shared/SamplesOf.ts';

function RoundButton({ children, disabled, onClick }: ComponentProps<'button'>) {
  const style = { borderRadius: 20, padding: '6px 12px' };
  return (
    <button type="button" disabled={disabled} onClick={onClick} style={style}>
      {children}
    </button>
  );
}

function TimeItem({
  children,
  disabled,
  onClick,
  role,
  selected,
}: ComponentProps<typeof MenuItem>) {
  const state = { disabled, onClick, role, selected, 'aria-selected': selected };
  return (
    <MenuItem {...state} sx={{ justifyContent: 'center' }}>
      {children}
    </MenuItem>
  );
}

export const pickerSamples: SampleSets = [
  // A view that isn't among the `views` shows nothing, so only those of the default `views` are offered.
  {
    for: /^(Static|Desktop|Mobile)?DatePicker$|^DateCalendar$/,
    props: {
      openTo: { day: 'day', year: 'year' },
      view: { day: 'day', year: 'year' },
    } satisfies SamplesOf<DatePickerProps>,
  },
  {
    for: /^(Static|Desktop|Mobile)?TimePicker$|^TimeClock$/,
    props: {
      openTo: { hours: 'hours', minutes: 'minutes' },
      view: { hours: 'hours', minutes: 'minutes' },
    } satisfies SamplesOf<TimePickerProps>,
  },
  {
    for: /^(Static|Desktop|Mobile)?DateTimePicker$/,
    props: {
      openTo: { day: 'day', hours: 'hours' },
      view: { day: 'day', hours: 'hours' },
    } satisfies SamplesOf<DateTimePickerProps>,
  },
  {
    for: /^DateRangeCalendar$/,
    props: {
      availableRangePositions: { 'start only': ['start'] },
      focusedView: { day: 'day' },
      openTo: { day: 'day' },
      slotProps: { 'outlined days': { day: { className: 'outlined' } } },
      view: { day: 'day' },
      views: { days: ['day'] },
    } satisfies SamplesOf<DateRangeCalendarProps>,
  },
  {
    for: /^DigitalClock$/,
    props: {
      focusedView: { hours: 'hours' },
      openTo: { hours: 'hours' },
      slotProps: { 'bold items': { digitalClockItem: { sx: { fontWeight: 700 } } } },
      slots: { 'items in the middle': { digitalClockItem: TimeItem } },
      view: { hours: 'hours' },
      views: { hours: ['hours'] },
    } satisfies SamplesOf<DigitalClockProps>,
  },
  {
    for: /^MultiSectionDigitalClock$/,
    props: {
      slotProps: {
        'bold items': { digitalClockSectionItem: { sx: { fontWeight: 700 } } },
      },
      slots: { 'items in the middle': { digitalClockSectionItem: TimeItem } },
      timeSteps: { 'quarters of an hour': { minutes: 15 } },
      views: { 'hours and minutes': ['hours', 'minutes'] },
    } satisfies SamplesOf<MultiSectionDigitalClockProps>,
  },
  {
    for: /^MonthCalendar$/,
    props: {
      slotProps: { outlined: { monthButton: { className: 'outlined' } } },
      slots: { 'round buttons': { monthButton: RoundButton } },
    } satisfies SamplesOf<MonthCalendarProps>,
  },
  {
    for: /^YearCalendar$/,
    props: {
      slotProps: { outlined: { yearButton: { className: 'outlined' } } },
      slots: { 'round buttons': { yearButton: RoundButton } },
    } satisfies SamplesOf<YearCalendarProps>,
  },
  {
    for: /^(DateCalendar|TimeClock)$/,
    props: {
      slotProps: { 'outlined buttons': { nextIconButton: { className: 'outlined' } } },
    } satisfies SamplesOf<DateCalendarProps> & SamplesOf<TimeClockProps>,
  },
  {
    for: /Calendar$|^TimeClock$/,
    props: {
      slots: { 'own arrows': { leftArrowIcon: ArrowBack, rightArrowIcon: ArrowForward } },
    } satisfies SamplesOf<DateCalendarProps>,
  },
  {
    for: /^MultiInput/,
    props: {
      slotProps: { 'small fields': { textField: { size: 'small' } } },
      slots: { 'a slash between': { separator: () => <span> / </span> } },
    } satisfies SamplesOf<MultiInputDateRangeFieldProps<true>>,
  },
  {
    for: /^Static.*RangePicker$/,
    props: {
      slotProps: { 'clear and accept': { actionBar: { actions: ['clear', 'accept'] } } },
    } satisfies SamplesOf<StaticDateRangePickerProps>,
  },
  {
    for: /^Static/,
    props: {
      slotProps: { 'clear and today': { actionBar: { actions: ['clear', 'today'] } } },
      slots: { 'own arrows': { leftArrowIcon: ArrowBack, rightArrowIcon: ArrowForward } },
    } satisfies SamplesOf<StaticDatePickerProps>,
  },
  {
    for: /Field$/,
    props: {
      slots: { 'own clear icon': { clearIcon: Backspace } },
      slotProps: { 'with a helper text': { textField: { helperText: 'As on the form.' } } },
      startAdornment: { text: <InputAdornment position="start">on</InputAdornment> },
      endAdornment: { text: <InputAdornment position="end">(UTC)</InputAdornment> },
      helperText: { sentence: 'As on the form.' },
      InputProps: { 'with an icon': { startAdornment: <EditCalendar fontSize="small" /> } },
    } satisfies SamplesOf<DateFieldProps>,
  },
  {
    for: /^(Desktop|Mobile)?TimeRangePicker$/,
    props: {
      views: { 'hours only': ['hours'] },
    } satisfies SamplesOf<TimeRangePickerProps>,
  },
  {
    for: /^(Desktop|Mobile)?DateTimeRangePicker$/,
    props: {
      views: { 'day and hours': ['day', 'hours'] },
    },
  },
  {
    for: /DateRangePicker$/,
    props: {
      viewRenderers: { 'own view': { day: () => <p>Any two days of next week.</p> } },
    } satisfies SamplesOf<DateRangePickerProps>,
  },
  {
    for: /Range/,
    props: {
      value: { 'a week': [dayjs('2026-03-09'), dayjs('2026-03-15')] },
      defaultValue: { 'a week': [dayjs('2026-03-09'), dayjs('2026-03-15')] },
      referenceDate: { 'spring 2026': dayjs('2026-03-09') },
      shouldDisableDate: { weekends: (day) => day.day() === 0 || day.day() === 6 },
      slots: { 'own icon': { openPickerIcon: EditCalendar } },
    } satisfies SamplesOf<DateRangePickerProps>,
  },
  {
    for: /DateTime/,
    props: {
      viewRenderers: {
        'clocks for the time': {
          hours: renderTimeViewClock,
          minutes: renderTimeViewClock,
          seconds: renderTimeViewClock,
        },
      },
      views: { 'day and hours': ['day', 'hours'] },
      timeSteps: { 'quarters of an hour': { minutes: 15 } },
    } satisfies SamplesOf<DateTimePickerProps>,
  },
  {
    for: /Time/,
    props: {
      viewRenderers: {
        clocks: {
          hours: renderTimeViewClock,
          minutes: renderTimeViewClock,
          seconds: renderTimeViewClock,
        },
      },
      views: { 'hours only': ['hours'], 'with seconds': ['hours', 'minutes', 'seconds'] },
      timeSteps: { 'quarters of an hour': { minutes: 15 } },
    } satisfies SamplesOf<TimePickerProps>,
  },
  {
    for: /./,
    props: {
      dayOfWeekFormatter: { 'two letters': (date) => date.format('dd') },
      label: { text: 'Due date' },
      localeText: {
        'own texts': {
          fieldDayPlaceholder: () => 'day',
          fieldMonthPlaceholder: () => 'month',
          fieldYearPlaceholder: () => 'year',
          fieldHoursPlaceholder: () => 'hour',
          okButtonLabel: 'Take it',
        },
      },
      renderLoading: { spinner: () => <CircularProgress size={24} /> },
      selectedSections: { all: 'all', 'the first': 0 },
      shouldDisableDate: { weekends: (day) => day.day() === 0 || day.day() === 6 },
      shouldDisableMonth: { 'every other': (month) => month.month() % 2 === 1 },
      shouldDisableYear: { 'odd years': (year) => year.year() % 2 === 1 },
      slotProps: { 'with a helper text': { textField: { helperText: 'As on the form.' } } },
      slots: { 'own icon': { openPickerIcon: EditCalendar } },
      viewRenderers: { 'own view for days': { day: () => <p>Any day of next week.</p> } },
      views: { 'year and month': ['year', 'month'] },
    } satisfies SamplesOf<DatePickerProps>,
  },
  {
    for: /./,
    props: {
      shouldDisableTime: {
        'lunch time': (value, view) => view === 'hours' && value.hour() === 12,
      },
    } satisfies SamplesOf<TimePickerProps>,
  },
];

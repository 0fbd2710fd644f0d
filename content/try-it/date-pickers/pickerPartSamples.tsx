import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import EditCalendar from '@mui/icons-material/EditCalendar';
import Schedule from '@mui/icons-material/Schedule';
import Box from '@mui/material/Box';
import type { DatePickerToolbarProps } from '@mui/x-date-pickers/DatePicker';
import type {
  DateTimePickerTabsProps,
  DateTimePickerToolbarProps,
} from '@mui/x-date-pickers/DateTimePicker';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';
import type { PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader';
import type { PickersShortcutsProps } from '@mui/x-date-pickers/PickersShortcuts';
import type { PickersTextFieldProps } from '@mui/x-date-pickers/PickersTextField';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import type { ComponentProps, ReactNode } from 'react';
import type { SampleSets, SamplesOf } from '../shared/SamplesOf.ts';

interface Holder {
  children: ReactNode;
}

function TintedRoot({ ref, className, children }: ComponentProps<'div'>) {
  return (
    <Box ref={ref} className={className} sx={{ backgroundColor: 'action.hover' }}>
      {children}
    </Box>
  );
}

const LARGE_FIELD = {
  isFieldValueEmpty: false,
  isFieldFocused: false,
  isFieldDisabled: false,
  isFieldReadOnly: false,
  isFieldRequired: false,
  fieldDirection: 'ltr',
  hasFieldError: false,
  inputSize: 'medium',
  inputColor: 'secondary',
  isInputInFullWidth: true,
  hasStartAdornment: false,
  hasEndAdornment: false,
  inputHasLabel: true,
};

export const pickerPartSamples: SampleSets = [
  {
    for: /Toolbar$/,
    props: {
      toolbarPlaceholder: { words: 'Not chosen yet' },
      toolbarTitle: { words: 'When does it start?' },
    } satisfies SamplesOf<DateTimePickerToolbarProps & DatePickerToolbarProps>,
  },
  {
    for: /Tabs$/,
    props: {
      dateIcon: { 'a calendar': <EditCalendar /> },
      timeIcon: { 'a clock': <Schedule /> },
    } satisfies SamplesOf<DateTimePickerTabsProps>,
  },
  {
    for: /^PickersActionBar$/,
    props: {
      actions: { 'clear and today': ['clear', 'today'], none: [] },
    } satisfies SamplesOf<PickersActionBarProps>,
  },
  {
    for: /CalendarHeader$/,
    props: {
      slotProps: { outlined: { nextIconButton: { className: 'outlined' } } },
      slots: { 'own arrows': { leftArrowIcon: ArrowBack, rightArrowIcon: ArrowForward } },
      views: { 'days only': ['day'] },
    } satisfies SamplesOf<PickersCalendarHeaderProps>,
  },
  {
    for: /Layout$/,
    props: {
      slotProps: { 'one action': { actionBar: { actions: ['clear'] } } },
      slots: { 'no actions': { actionBar: () => null } },
    },
  },
  {
    for: /Layout$/,
    props: { children: { text: 'Own content' } } satisfies SamplesOf<Holder>,
  },
  {
    for: /^PickersShortcuts$/,
    props: {
      items: { 'new year': [{ label: 'New year', getValue: () => dayjs('2026-01-01') }] },
    } satisfies SamplesOf<PickersShortcutsProps<Dayjs | null>>,
  },
  {
    for: /^PickersSectionList$/,
    props: {
      slotProps: { outlined: { sectionContent: { className: 'outlined' } } },
      slots: {
        'tinted root': {
          root: TintedRoot,
          section: 'span',
          sectionSeparator: 'span',
          sectionContent: 'span',
        },
      },
    },
  },
  {
    for: /^PickersTextField$/,
    props: {
      FormHelperTextProps: { outlined: { className: 'outlined' } },
      InputLabelProps: { shrunk: { shrink: true } },
      InputProps: { 'with an icon': { startAdornment: <EditCalendar fontSize="small" /> } },
      endAdornment: { icon: <EditCalendar fontSize="small" /> },
      helperText: { sentence: 'As on the form.' },
      inputProps: { 'with a title': { title: 'The day it is due' } },
      label: { text: 'Day of delivery' },
      startAdornment: { icon: <EditCalendar fontSize="small" /> },
    } satisfies SamplesOf<PickersTextFieldProps>,
  },
  {
    for: /Input(Base)?$/,
    props: {
      ownerState: { 'a large one': LARGE_FIELD },
      endAdornment: { icon: <EditCalendar fontSize="small" /> },
      inputProps: { 'with a title': { title: 'The day it is due' } },
      label: { text: 'Day of delivery' },
      renderSuffix: { dot: () => <span>.</span> },
      slotProps: { outlined: { root: { className: 'outlined' } } },
      slots: { 'tinted root': { root: TintedRoot } },
      startAdornment: { icon: <EditCalendar fontSize="small" /> },
    },
  },
];

import dayjs from 'dayjs';
import { DateSupport } from './DateSupport.tsx';
import { findTryItPart } from '#model/try-it/tryItParts.ts';
import { loadComponent } from '../shared/Scene.ts';
import type { SceneFamily, SceneLoaders } from '../shared/Scene.ts';

const LOADERS: SceneLoaders = {
  DateCalendar: () => import('@mui/x-date-pickers/DateCalendar').then((m) => m.DateCalendar),
  DateField: () => import('@mui/x-date-pickers/DateField').then((m) => m.DateField),
  DatePicker: () => import('@mui/x-date-pickers/DatePicker').then((m) => m.DatePicker),
  DateRangeCalendar: () =>
    import('@mui/x-date-pickers-pro/DateRangeCalendar').then((m) => m.DateRangeCalendar),
  DateRangePicker: () =>
    import('@mui/x-date-pickers-pro/DateRangePicker').then((m) => m.DateRangePicker),
  DateTimeField: () => import('@mui/x-date-pickers/DateTimeField').then((m) => m.DateTimeField),
  DateTimePicker: () => import('@mui/x-date-pickers/DateTimePicker').then((m) => m.DateTimePicker),
  DateTimeRangePicker: () =>
    import('@mui/x-date-pickers-pro/DateTimeRangePicker').then((m) => m.DateTimeRangePicker),
  DesktopDatePicker: () =>
    import('@mui/x-date-pickers/DesktopDatePicker').then((m) => m.DesktopDatePicker),
  DesktopDateRangePicker: () =>
    import('@mui/x-date-pickers-pro/DesktopDateRangePicker').then((m) => m.DesktopDateRangePicker),
  DesktopDateTimePicker: () =>
    import('@mui/x-date-pickers/DesktopDateTimePicker').then((m) => m.DesktopDateTimePicker),
  DesktopDateTimeRangePicker: () =>
    import('@mui/x-date-pickers-pro/DesktopDateTimeRangePicker').then(
      (m) => m.DesktopDateTimeRangePicker,
    ),
  DesktopTimePicker: () =>
    import('@mui/x-date-pickers/DesktopTimePicker').then((m) => m.DesktopTimePicker),
  DesktopTimeRangePicker: () =>
    import('@mui/x-date-pickers-pro/DesktopTimeRangePicker').then((m) => m.DesktopTimeRangePicker),
  DigitalClock: () => import('@mui/x-date-pickers/DigitalClock').then((m) => m.DigitalClock),
  MobileDatePicker: () =>
    import('@mui/x-date-pickers/MobileDatePicker').then((m) => m.MobileDatePicker),
  MobileDateRangePicker: () =>
    import('@mui/x-date-pickers-pro/MobileDateRangePicker').then((m) => m.MobileDateRangePicker),
  MobileDateTimePicker: () =>
    import('@mui/x-date-pickers/MobileDateTimePicker').then((m) => m.MobileDateTimePicker),
  MobileDateTimeRangePicker: () =>
    import('@mui/x-date-pickers-pro/MobileDateTimeRangePicker').then(
      (m) => m.MobileDateTimeRangePicker,
    ),
  MobileTimePicker: () =>
    import('@mui/x-date-pickers/MobileTimePicker').then((m) => m.MobileTimePicker),
  MobileTimeRangePicker: () =>
    import('@mui/x-date-pickers-pro/MobileTimeRangePicker').then((m) => m.MobileTimeRangePicker),
  MonthCalendar: () => import('@mui/x-date-pickers/MonthCalendar').then((m) => m.MonthCalendar),
  MultiInputDateRangeField: () =>
    import('@mui/x-date-pickers-pro/MultiInputDateRangeField').then(
      (m) => m.MultiInputDateRangeField,
    ),
  MultiInputDateTimeRangeField: () =>
    import('@mui/x-date-pickers-pro/MultiInputDateTimeRangeField').then(
      (m) => m.MultiInputDateTimeRangeField,
    ),
  MultiInputTimeRangeField: () =>
    import('@mui/x-date-pickers-pro/MultiInputTimeRangeField').then(
      (m) => m.MultiInputTimeRangeField,
    ),
  MultiSectionDigitalClock: () =>
    import('@mui/x-date-pickers/MultiSectionDigitalClock').then((m) => m.MultiSectionDigitalClock),
  SingleInputDateRangeField: () =>
    import('@mui/x-date-pickers-pro/SingleInputDateRangeField').then(
      (m) => m.SingleInputDateRangeField,
    ),
  SingleInputDateTimeRangeField: () =>
    import('@mui/x-date-pickers-pro/SingleInputDateTimeRangeField').then(
      (m) => m.SingleInputDateTimeRangeField,
    ),
  SingleInputTimeRangeField: () =>
    import('@mui/x-date-pickers-pro/SingleInputTimeRangeField').then(
      (m) => m.SingleInputTimeRangeField,
    ),
  StaticDatePicker: () =>
    import('@mui/x-date-pickers/StaticDatePicker').then((m) => m.StaticDatePicker),
  StaticDateRangePicker: () =>
    import('@mui/x-date-pickers-pro/StaticDateRangePicker').then((m) => m.StaticDateRangePicker),
  StaticDateTimePicker: () =>
    import('@mui/x-date-pickers/StaticDateTimePicker').then((m) => m.StaticDateTimePicker),
  StaticTimePicker: () =>
    import('@mui/x-date-pickers/StaticTimePicker').then((m) => m.StaticTimePicker),
  TimeClock: () => import('@mui/x-date-pickers/TimeClock').then((m) => m.TimeClock),
  TimeField: () => import('@mui/x-date-pickers/TimeField').then((m) => m.TimeField),
  TimePicker: () => import('@mui/x-date-pickers/TimePicker').then((m) => m.TimePicker),
  TimeRangePicker: () =>
    import('@mui/x-date-pickers-pro/TimeRangePicker').then((m) => m.TimeRangePicker),
  YearCalendar: () => import('@mui/x-date-pickers/YearCalendar').then((m) => m.YearCalendar),
};

export const pickers: SceneFamily = {
  toDate: (text) => dayjs(text),
  loadSamples: () =>
    Promise.all([
      import('./pickerPartSamples.tsx').then((m) => m.pickerPartSamples),
      import('./pickerSamples.tsx').then((m) => m.pickerSamples),
    ]).then((sets) => sets.flat()),
  async loadScene(name) {
    const part = findTryItPart('x-date-pickers', name);
    if (part) return (await import('./pickerParts.tsx')).createPickerPart(name, part);
    return {
      Component: await loadComponent(LOADERS, name),
      props: {},
      Wrapper: DateSupport,
      layout: 'center',
      ...(name.endsWith('Picker') ? { releases: { onClose: 'open' } } : {}),
    };
  },
};

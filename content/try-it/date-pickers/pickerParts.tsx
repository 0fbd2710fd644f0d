import { DateField } from '@mui/x-date-pickers/DateField';
import { PickersTextField } from '@mui/x-date-pickers/PickersTextField';
import type { PickersTextFieldProps } from '@mui/x-date-pickers/PickersTextField';
import dayjs from 'dayjs';
import { createContext, use } from 'react';
import type { TryItPart } from '#model/try-it/tryItParts.ts';
import { DateSupport } from './DateSupport.tsx';
import { Part, PartSlot } from '../shared/PartSlot.tsx';
import { loadComponent } from '../shared/Scene.ts';
import type { PartHost, RenderPart, Scene, SceneComponent, SceneLoaders } from '../shared/Scene.ts';

type FieldVariant = NonNullable<PickersTextFieldProps['variant']>;

const LOADERS: SceneLoaders = {
  DatePickerToolbar: () =>
    import('@mui/x-date-pickers/DatePicker').then((m) => m.DatePickerToolbar),
  DateRangePickerDay: () =>
    import('@mui/x-date-pickers-pro/DateRangePickerDay').then((m) => m.DateRangePickerDay),
  DateRangePickerDay2: () =>
    import('@mui/x-date-pickers-pro/DateRangePickerDay2').then((m) => m.DateRangePickerDay2),
  DateRangePickerToolbar: () =>
    import('@mui/x-date-pickers-pro/DateRangePicker').then((m) => m.DateRangePickerToolbar),
  DateTimePickerTabs: () =>
    import('@mui/x-date-pickers/DateTimePicker').then((m) => m.DateTimePickerTabs),
  DateTimePickerToolbar: () =>
    import('@mui/x-date-pickers/DateTimePicker').then((m) => m.DateTimePickerToolbar),
  DateTimeRangePickerTabs: () =>
    import('@mui/x-date-pickers-pro/DateTimeRangePicker').then((m) => m.DateTimeRangePickerTabs),
  DateTimeRangePickerToolbar: () =>
    import('@mui/x-date-pickers-pro/DateTimeRangePicker').then((m) => m.DateTimeRangePickerToolbar),
  DayCalendarSkeleton: () =>
    import('@mui/x-date-pickers/DayCalendarSkeleton').then((m) => m.DayCalendarSkeleton),
  DesktopDateTimePickerLayout: () =>
    import('@mui/x-date-pickers/DesktopDateTimePicker').then((m) => m.DesktopDateTimePickerLayout),
  PickerDay2: () => import('@mui/x-date-pickers/PickerDay2').then((m) => m.PickerDay2),
  PickersActionBar: () =>
    import('@mui/x-date-pickers/PickersActionBar').then((m) => m.PickersActionBar),
  PickersCalendarHeader: () =>
    import('@mui/x-date-pickers/PickersCalendarHeader').then((m) => m.PickersCalendarHeader),
  PickersDay: () => import('@mui/x-date-pickers/PickersDay').then((m) => m.PickersDay),
  PickersLayout: () => import('@mui/x-date-pickers/PickersLayout').then((m) => m.PickersLayout),
  PickersLayoutContentWrapper: () =>
    import('@mui/x-date-pickers/PickersLayout').then((m) => m.PickersLayoutContentWrapper),
  PickersLayoutRoot: () =>
    import('@mui/x-date-pickers/PickersLayout').then((m) => m.PickersLayoutRoot),
  PickersRangeCalendarHeader: () =>
    import('@mui/x-date-pickers-pro/PickersRangeCalendarHeader').then(
      (m) => m.PickersRangeCalendarHeader,
    ),
  PickersSectionList: () =>
    import('@mui/x-date-pickers/PickersSectionList').then((m) => m.Unstable_PickersSectionList),
  PickersSectionListRoot: () =>
    import('@mui/x-date-pickers/PickersSectionList').then((m) => m.Unstable_PickersSectionListRoot),
  PickersSectionListSection: () =>
    import('@mui/x-date-pickers/PickersSectionList').then(
      (m) => m.Unstable_PickersSectionListSection,
    ),
  PickersSectionListSectionContent: () =>
    import('@mui/x-date-pickers/PickersSectionList').then(
      (m) => m.Unstable_PickersSectionListSectionContent,
    ),
  PickersSectionListSectionSeparator: () =>
    import('@mui/x-date-pickers/PickersSectionList').then(
      (m) => m.Unstable_PickersSectionListSectionSeparator,
    ),
  PickersShortcuts: () =>
    import('@mui/x-date-pickers/PickersShortcuts').then((m) => m.PickersShortcuts),
  PickersTextField: () =>
    import('@mui/x-date-pickers/PickersTextField').then((m) => m.PickersTextField),
  TimePickerToolbar: () =>
    import('@mui/x-date-pickers/TimePicker').then((m) => m.TimePickerToolbar),
  TimeRangePickerTabs: () =>
    import('@mui/x-date-pickers-pro/TimeRangePicker').then((m) => m.TimeRangePickerTabs),
  TimeRangePickerToolbar: () =>
    import('@mui/x-date-pickers-pro/TimeRangePicker').then((m) => m.TimeRangePickerToolbar),
  PickersFilledInput: async () => createInput('filled'),
  PickersInput: async () => createInput('standard'),
  PickersInputBase: async () => createInput('outlined'),
  PickersOutlinedInput: async () => createInput('outlined'),
};

/** The props that a field passes to its text field. */
const Field = createContext<PickersTextFieldProps | undefined>(undefined);

/** The text field renders the input, so the part's props are passed through it. */
function createInput(variant: FieldVariant) {
  return function InputInField(props: object) {
    const field = use(Field);
    if (!field) return null;
    return (
      <PickersTextField
        {...field}
        variant={variant}
        InputProps={{ ...field.InputProps, ...props }}
      />
    );
  };
}

function InTextField(field: PickersTextFieldProps) {
  const { elements, sectionListRef, contentEditable } = field;
  return (
    <Field value={field}>
      <PartSlot {...{ elements, sectionListRef, contentEditable }} />
    </Field>
  );
}

function FieldHost({ render }: { render: RenderPart }) {
  return (
    <Part value={render}>
      <DateField label="Due date" defaultValue={DAY} slots={{ textField: InTextField }} />
    </Part>
  );
}

const DAY = dayjs('2026-03-09');

function ignore(): void {}

const HANDLERS = { onChange: ignore, onClick: ignore, onInput: ignore, onKeyDown: ignore };

const SECTIONS = {
  elements: ['09', '03', '2026'].map((children, index) => ({
    container: {},
    content: { children, 'data-range-position': undefined },
    before: { children: index === 0 ? '' : '/' },
    after: { children: '' },
  })),
  sectionListRef: { current: null },
  contentEditable: false,
};

const HEADER = {
  currentMonth: DAY,
  minDate: dayjs('2020-01-01'),
  maxDate: dayjs('2030-12-31'),
  onMonthChange: ignore,
};

const LAYOUT_STATE = {
  ownerState: { layoutDirection: 'ltr', hasShortcuts: false, pickerOrientation: 'portrait' },
};

const DAY_PROPS = { day: DAY, onDaySelect: ignore };

/** Props that can't be printed; the rest is in `tryItParts`. */
const PROPS: Readonly<Record<string, object>> = {
  DateRangePickerDay: DAY_PROPS,
  DateRangePickerDay2: DAY_PROPS,
  PickerDay2: DAY_PROPS,
  PickersDay: DAY_PROPS,
  PickersCalendarHeader: HEADER,
  PickersRangeCalendarHeader: { ...HEADER, month: DAY },
  PickersLayoutContentWrapper: LAYOUT_STATE,
  PickersLayoutRoot: LAYOUT_STATE,
  PickersSectionList: SECTIONS,
  PickersTextField: {
    ...SECTIONS,
    ...HANDLERS,
    areAllSectionsEmpty: false,
    disabled: false,
    error: false,
    value: '09/03/2026',
    onBlur: ignore,
    onFocus: ignore,
    onPaste: ignore,
  },
  PickersShortcuts: {
    items: [
      { label: 'First of the month', getValue: () => DAY.startOf('month') },
      { label: 'Last of the month', getValue: () => DAY.endOf('month') },
    ],
  },
};

type LoadPicker = () => Promise<unknown>;

const loadDate: LoadPicker = () =>
  import('@mui/x-date-pickers/StaticDatePicker').then((m) => m.StaticDatePicker);
const loadDateTime: LoadPicker = () =>
  import('@mui/x-date-pickers/StaticDateTimePicker').then((m) => m.StaticDateTimePicker);
const loadTime: LoadPicker = () =>
  import('@mui/x-date-pickers/StaticTimePicker').then((m) => m.StaticTimePicker);
const loadDateRange: LoadPicker = () =>
  import('@mui/x-date-pickers-pro/StaticDateRangePicker').then((m) => m.StaticDateRangePicker);
const loadDesktopDateTime: LoadPicker = () =>
  import('@mui/x-date-pickers/DesktopDateTimePicker').then((m) => m.DesktopDateTimePicker);
const loadDateTimeRange: LoadPicker = () =>
  import('@mui/x-date-pickers-pro/MobileDateTimeRangePicker').then(
    (m) => m.MobileDateTimeRangePicker,
  );
const loadTimeRange: LoadPicker = () =>
  import('@mui/x-date-pickers-pro/MobileTimeRangePicker').then((m) => m.MobileTimeRangePicker);

/** The picker that has a slot for the part. */
const SLOTS: Readonly<Record<string, [load: LoadPicker, slot: string]>> = {
  DatePickerToolbar: [loadDate, 'toolbar'],
  DateRangePickerToolbar: [loadDateRange, 'toolbar'],
  DateTimePickerTabs: [loadDateTime, 'tabs'],
  DateTimePickerToolbar: [loadDateTime, 'toolbar'],
  DateTimeRangePickerTabs: [loadDateTimeRange, 'tabs'],
  DateTimeRangePickerToolbar: [loadDateTimeRange, 'toolbar'],
  DesktopDateTimePickerLayout: [loadDesktopDateTime, 'layout'],
  PickersActionBar: [loadDate, 'actionBar'],
  PickersLayout: [loadDate, 'layout'],
  PickersShortcuts: [loadDate, 'shortcuts'],
  TimePickerToolbar: [loadTime, 'toolbar'],
  TimeRangePickerTabs: [loadTimeRange, 'tabs'],
  TimeRangePickerToolbar: [loadTimeRange, 'toolbar'],
};

async function loadHost(name: string): Promise<PartHost | undefined> {
  if (/Input(Base)?$/.test(name)) return FieldHost;
  const [load, slot = ''] = SLOTS[name] ?? [];
  if (!load) return undefined;
  const Picker = (await load()) as SceneComponent;
  return function PickerHost({ render }) {
    return (
      <Part value={render}>
        <Picker slots={{ [slot]: PartSlot }} />
      </Part>
    );
  };
}

export async function createPickerPart(name: string, part: TryItPart): Promise<Scene> {
  const Host = await loadHost(name);
  return {
    Component: await loadComponent(LOADERS, name),
    props: { ...PROPS[name], ...part.props },
    Wrapper: DateSupport,
    ...(Host ? { Host } : {}),
    layout: 'center',
  };
}

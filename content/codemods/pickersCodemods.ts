import type { Codemod } from '#model/reference/Codemod.ts';
import { pickerSlotTypes } from './pickerSlotTypes.ts';

const DATE_TIME_PICKERS = [
  'DateTimePicker',
  'DesktopDateTimePicker',
  'MobileDateTimePicker',
  'StaticDateTimePicker',
];

export const pickersCodemods: readonly Codemod[] = [
  {
    transform: 'v6.0.0/pickers/localization-provider-rename-locale',
    owners: ['LocalizationProvider'],
    parts: ['prop locale'],
  },
  {
    transform: 'v6.0.0/pickers/text-props-to-localeText',
    parts: [
      'prop endText',
      'prop getClockLabelText',
      'prop getViewSwitchingButtonText',
      'prop leftArrowButtonText',
      'prop rightArrowButtonText',
      'prop startText',
    ],
  },
  {
    transform: 'v6.0.0/pickers/view-components-rename',
    exports: [
      'CalendarPicker',
      'CalendarPickerClassKey',
      'CalendarPickerClasses',
      'CalendarPickerProps',
      'CalendarPickerSkeleton',
      'CalendarPickerSkeletonClassKey',
      'CalendarPickerSkeletonClasses',
      'CalendarPickerSkeletonProps',
      'CalendarPickerSlotsComponent',
      'CalendarPickerSlotsComponentsProps',
      'ClockPicker',
      'ClockPickerClassKey',
      'ClockPickerClasses',
      'ClockPickerProps',
      'MonthPicker',
      'MonthPickerClassKey',
      'MonthPickerClasses',
      'MonthPickerProps',
      'YearPicker',
      'YearPickerClassKey',
      'YearPickerClasses',
      'YearPickerProps',
      'calendarPickerClasses',
      'calendarPickerSkeletonClasses',
      'clockPickerClasses',
      'getCalendarPickerSkeletonUtilityClass',
      'getCalendarPickerUtilityClass',
      'getClockPickerUtilityClass',
      'getMonthPickerUtilityClass',
      'getYearPickerUtilityClass',
      'monthPickerClasses',
      'yearPickerClasses',
    ],
  },
  {
    transform: 'v6.0.0/pickers/replace-tabs-props',
    owners: DATE_TIME_PICKERS,
    parts: ['prop dateRangeIcon', 'prop hideTabs', 'prop timeIcon'],
  },
  {
    transform: 'v6.0.0/pickers/replace-toolbar-props-by-slot',
    parts: [
      'prop ToolbarComponent',
      'prop showToolbar',
      'prop toolbarFormat',
      'prop toolbarPlaceholder',
      'prop toolbarTitle',
    ],
  },
  {
    transform: 'v6.0.0/pickers/migrate-to-components-componentsProps',
    parts: [
      'prop DialogProps',
      'prop InputAdornmentProps',
      'prop InputProps',
      'prop OpenPickerButtonProps',
      'prop PaperProps',
      'prop PopperProps',
      'prop TransitionComponent',
    ],
  },
  { transform: 'v6.0.0/pickers/rename-should-disable-time', parts: ['prop shouldDisableTime'] },
  { transform: 'v6.0.0/pickers/rename-inputFormat-prop', parts: ['prop inputFormat'] },
  {
    transform: 'v6.0.0/pickers/rename-default-toolbar-title-localeText',
    owners: ['localeText'],
    parts: [
      'text datePickerDefaultToolbarTitle',
      'text dateRangePickerDefaultToolbarTitle',
      'text dateTimePickerDefaultToolbarTitle',
      'text timePickerDefaultToolbarTitle',
    ],
  },
  {
    transform: 'v6.0.0/pickers/rename-components-to-slots',
    parts: ['prop components', 'prop componentsProps'],
  },
  {
    transform: 'v7.0.0/pickers/rename-components-to-slots',
    parts: ['prop components', 'prop componentsProps'],
  },
  {
    transform: 'v7.0.0/pickers/rename-default-calendar-month-to-reference-date',
    parts: ['prop defaultCalendarMonth'],
  },
  { transform: 'v7.0.0/pickers/rename-day-picker-classes', exports: ['dayPickerClasses'] },
  {
    transform: 'v7.0.0/pickers/rename-slots-types',
    exports: ['DateCalendarSlotsComponent', ...pickerSlotTypes],
  },
  {
    // The exports keep their names. These are the paths that they're imported from.
    transform: 'v8.0.0/pickers/rename-adapter-date-fns-imports',
    exports: [
      'AdapterDateFns',
      'AdapterDateFnsJalali',
      'AdapterDateFnsJalaliV3',
      'AdapterDateFnsV3',
    ],
  },
  {
    transform: 'v8.0.0/pickers/rename-type-imports',
    exports: [
      'FieldValueType',
      'PickerShortcutChangeImportance',
      'RangeFieldSection',
      'usePickersContext',
      'usePickersTranslations',
    ],
  },
];

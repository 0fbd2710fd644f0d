export interface Target {
  /** What users see. */
  part: string;
  /** Selects the part inside the component. */
  selector: string;
  /** The slots that render the part. Not every part is a slot. */
  slots: string[];
  /** Selects the part inside its slot, or a state of it. */
  inSlot?: string;
  /** The states with default styles that would win otherwise. */
  states?: string;
  /** The changes that the part can show, if not all of them. */
  changes?: string[];
  /** Where the theme styles the part. */
  theme: { component: string; key: string; inside?: string };
}

const title = '& .MuiDatePickerToolbar-title';
const month = '& .MuiPickersCalendarHeader-label';
const input = '& .MuiPickersOutlinedInput-root';
const outline = '& .MuiPickersOutlinedInput-notchedOutline';
const focusedOutline = '&.Mui-focused .MuiPickersOutlinedInput-notchedOutline';
const states = '&, &:hover, &:focus';

export const targets = {
  DateCalendar: [
    {
      part: 'Selected day',
      selector: '& .MuiPickersDay-root.Mui-selected',
      slots: ['day'],
      inSlot: '&.Mui-selected',
      states,
      theme: {
        component: 'MuiPickersDay',
        key: 'root',
        inside: '&.Mui-selected',
      },
    },
    {
      part: 'Other days',
      selector: '& .MuiPickersDay-root:not(.Mui-selected)',
      slots: ['day'],
      inSlot: '&:not(.Mui-selected)',
      theme: {
        component: 'MuiPickersDay',
        key: 'root',
        inside: '&:not(.Mui-selected)',
      },
    },
    {
      part: 'Weekdays',
      selector: '& .MuiDayCalendar-weekDayLabel',
      slots: [],
      theme: { component: 'MuiDayCalendar', key: 'weekDayLabel' },
    },
    {
      part: 'Month and year',
      selector: month,
      slots: ['calendarHeader'],
      inSlot: month,
      theme: { component: 'MuiPickersCalendarHeader', key: 'label' },
    },
    {
      part: 'Arrow buttons',
      selector: '& .MuiPickersArrowSwitcher-button',
      slots: ['previousIconButton', 'nextIconButton'],
      states,
      changes: [
        'Fill with a color',
        'Color the text',
        'Add a border',
        'Use square corners',
      ],
      theme: { component: 'MuiPickersArrowSwitcher', key: 'button' },
    },
  ],
  StaticDatePicker: [
    {
      part: 'Title',
      selector: title,
      slots: ['toolbar'],
      inSlot: title,
      theme: { component: 'MuiDatePickerToolbar', key: 'title' },
    },
    {
      part: 'Buttons',
      selector: '& .MuiPickersLayout-actionBar .MuiButton-root',
      slots: ['actionBar'],
      inSlot: '& .MuiButton-root',
      states,
      theme: {
        component: 'MuiPickersLayout',
        key: 'actionBar',
        inside: '& .MuiButton-root',
      },
    },
  ],
  DateField: [
    {
      part: 'Outline',
      selector: `${input}:not(.Mui-error)`,
      slots: ['textField'],
      inSlot: `${input}:not(.Mui-error)`,
      states: `${outline}, ${focusedOutline}`,
      changes: ['Add a border', 'Use square corners'],
      theme: {
        component: 'MuiPickersOutlinedInput',
        key: 'root',
        inside: '&:not(.Mui-error)',
      },
    },
    {
      part: 'Input',
      selector: input,
      slots: ['textField'],
      inSlot: input,
      changes: [
        'Color the text',
        'Fill with a color',
        'Use square corners',
        'Make the text bold',
        'Make the text larger',
      ],
      theme: { component: 'MuiPickersOutlinedInput', key: 'root' },
    },
  ],
  DigitalClock: [
    {
      part: 'Selected time',
      selector: '& .MuiDigitalClock-item.Mui-selected',
      slots: ['digitalClockItem'],
      inSlot: '&.Mui-selected',
      states,
      theme: {
        component: 'MuiDigitalClock',
        key: 'item',
        inside: '&.Mui-selected',
      },
    },
    {
      part: 'Other times',
      selector: '& .MuiDigitalClock-item:not(.Mui-selected)',
      slots: ['digitalClockItem'],
      inSlot: '&:not(.Mui-selected)',
      theme: {
        component: 'MuiDigitalClock',
        key: 'item',
        inside: '&:not(.Mui-selected)',
      },
    },
  ],
} satisfies Record<string, Target[]>;

export type ComponentName = keyof typeof targets;

/** CSS with colors of the palette, such as `secondary.main`. */
export type Style = Record<string, string | number>;

export type NestedStyle = { [key: string]: string | number | NestedStyle };

/** Puts a style into the selector of a part and into its states. */
export function nest(
  selector: string | undefined,
  { states }: Target,
  style: Style,
): NestedStyle {
  const inStates = states ? { [states]: style } : style;
  return selector ? { [selector]: inStates } : inStates;
}

export const changes: Record<string, (color: string) => Style> = {
  'Fill with a color': (color) => ({
    backgroundColor: `${color}.main`,
    color: `${color}.contrastText`,
  }),
  'Color the text': (color) => ({ color: `${color}.main` }),
  'Add a border': (color) => ({
    borderWidth: '2px',
    borderStyle: 'dashed',
    borderColor: `${color}.main`,
  }),
  'Use square corners': () => ({ borderRadius: 0 }),
  'Make the text bold': () => ({ fontWeight: 700 }),
  'Make the text larger': () => ({ fontSize: '1.15rem' }),
};

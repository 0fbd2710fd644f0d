import { describe, expect, it } from 'vitest';
import { compareTypes } from './compareTypes.ts';

describe('compareTypes', () => {
  it.each([
    // The same type, imported or wrapped in another way.
    ['React.JSX.Element', 'JSX.Element'],
    ['React.React$1.ReactNode', 'React.ReactNode'],
    ['React.ReactNode |\n  null', 'ReactNode | null'],
    ["'standard' | 'filled'", "'filled' | 'standard'"],
    ['Partial<InputProps> | Partial<FilledProps>', 'Partial<FilledProps> | Partial<InputProps>'],
    ['number | undefined', 'number'],
    // The type of dates, which was a parameter.
    ['TDate', 'PickerValidDate'],
    ['TInputDate | null', 'TDate | null'],
    ['TDate | null', 'PickerValue'],
    ['DateRange<TDate>', 'PickerRangeValue'],
    ['(value: TDate, view: View) => boolean', '(value: PickerValidDate, view: View) => boolean'],
    ['FieldChangeHandler<TDate | null, TimeError>', 'FieldChangeHandler<PickerValue, TimeError>'],
    ['PickersInputLocaleText<TDate>', 'PickersInputLocaleText'],
    ['Partial<Renderers<TInputDate, TDate, DateView>>', 'Partial<Renderers<DateView>>'],
    ['Adapter<TDate, TLocale>', 'Adapter<TLocale>'],
    ["'portrait' | 'landscape'", 'PickerOrientation'],
    // What a parameter leaves open.
    ["FieldProps<TFlag>['id']", 'string'],
    ['() => void', "Forwarded<TFlag>['onBlur'] & (TProps['onBlur'] | undefined)"],
    // What could not be read.
    ['any', 'GridApiCommunity'],
    ['React.Ref<TouchRippleActions>', 'any'],
    ['(value: any, view?: DateView) => void', '(value: PickerRangeValue, view?: DateView) => void'],
  ])('takes %j and %j for the same type', (before, after) => {
    expect(compareTypes(before, after)).toBeUndefined();
    expect(compareTypes(after, before)).toBeUndefined();
  });

  it.each([
    ['Row[]', 'readonly Row[]'],
    ['', 'GridRowParams'],
    ['any', 'unknown'],
    ['(value: any) => void', '(value: string, id: number) => void'],
    ['(ids: GridRowId[]) => void', '(ids: Set<GridRowId>) => void'],
    ['(day: string, date: TDate) => string', '(date: TDate) => string'],
    ["'top' | 'bottom'", "'top' | 'bottom' | 'none'"],
    ['(month: TDate) => void | Promise<void>', '(month: TDate) => void'],
    ['DateRange<TDate>', 'PickerValue'],
  ])('tells %j from %j', (before, after) => {
    expect(compareTypes(before, after)).toEqual([before, after]);
  });
});

import { describe, expect, it } from 'vitest';
import { compareTypes } from './compareTypes.ts';

describe('compareTypes', () => {
  it.each([
    // The same type, imported or formatted differently.
    ['React.JSX.Element', 'JSX.Element'],
    ['React.React$1.ReactNode', 'React.ReactNode'],
    ['React.ReactNode |\n  null', 'ReactNode | null'],
    ["'standard' | 'filled'", "'filled' | 'standard'"],
    ['Partial<InputProps> | Partial<FilledProps>', 'Partial<FilledProps> | Partial<InputProps>'],
    ['number | undefined', 'number'],
    // The type of dates, which used to be a type parameter.
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
    // Types that depend on a type parameter.
    ["FieldProps<TFlag>['id']", 'string'],
    ['() => void', "Forwarded<TFlag>['onBlur'] & (TProps['onBlur'] | undefined)"],
    // Types that couldn't be read.
    ['any', 'GridApiCommunity'],
    ['React.Ref<TouchRippleActions>', 'any'],
    ['(value: any, view?: DateView) => void', '(value: PickerRangeValue, view?: DateView) => void'],
  ])('treats %j and %j as the same type', (before, after) => {
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
  ])('distinguishes %j from %j', (before, after) => {
    expect(compareTypes(before, after)).toEqual([before, after]);
  });
});

import { expect, it } from 'vitest';
import { isHarmlessChange } from './isHarmlessChange.ts';

it.each([
  ["'left' | 'right'", "'left' | 'right' | 'none'"],
  ['V[]', 'readonly V[]'],
  ['DatasetType', 'Readonly<DatasetType>'],
  ['AllSeriesType[]', 'Readonly<AllSeriesType[]>'],
  ['number', "'item' | number"],
  ['(event: MouseEvent, data: null | A) => void', '(event: MouseEvent, data: null | A) => void'],
  ['(ids: string[]) => void', '(ids: string[], reason?: string) => void'],
  ['(row: R) => Promise<R> | R', '(row: R, old: R) => Promise<R> | R'],
  ['string', "'a'\n| 'b'\n| string"],
  ['React.RefObject<A>', 'RefObject<A>'],
  ['string | (() => void)', 'string | (() => void) | null'],
  ['string', "'a' | 'b' | (string & {})"],
  ['React.ReactElement', 'React.ReactNode | React.JSXElementConstructor<Props>'],
  ["MakeOptional<BarSeriesType, 'type'>[]", 'Readonly<BarSeries[]>'],
  ["MakeOptional<AxisConfig<ScaleName, any, ChartsXAxisProps>, 'id'>[]", 'ReadonlyArray<XAxis>'],
  ['(value: V, c: C) => string', '<T extends S>(value: V, c: C) => string'],
  ['Partial<CardinalDirections<number>>', 'Partial<ChartMargin> | number'],
  ['boolean', "Omit<Axis<T>, 'scaleType'>['reverse']"],
])('lets %s become %s', (from, to) => {
  expect(isHarmlessChange([from, to])).toBe(true);
});

it.each([
  ["'left' | 'right' | 'none'", "'left' | 'right'"],
  ['GridRowId[]', 'Set<GridRowId>'],
  ['GridInputRowSelectionModel', 'GridRowSelectionModel'],
  ['RefObject<A>', 'RefObject<A | null>'],
  ['(ids: string[]) => void', '(ids: Set<string>) => void'],
  ['(a: A, b: B) => void', '(a: A) => void'],
  ['(a: A) => string', '(a: A) => number'],
  ['(params: P<V>) => F', 'GridValueFormatter<R, V, F>'],
  ['string', ''],
])('reports that %s became %s', (from, to) => {
  expect(isHarmlessChange([from, to])).toBe(false);
});

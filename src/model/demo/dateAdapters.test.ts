import { describe, expect, it } from 'vitest';
import { getAdapterPackage, readAdapterName } from './dateAdapters.ts';

describe('getAdapterPackage', () => {
  it.each([
    ['AdapterDateFns', 'date-fns'],
    ['AdapterDateFnsJalali', 'date-fns-jalali'],
    ['AdapterDayjs', 'dayjs'],
    ['AdapterLuxon', 'luxon'],
    ['AdapterMoment', 'moment'],
    ['AdapterMomentHijri', 'moment-hijri'],
    ['AdapterMomentJalaali', 'moment-jalaali'],
  ])('%s needs %s', (adapter, expected) => {
    expect(getAdapterPackage(adapter)).toBe(expected);
  });

  it.each([['AdapterDateFnsV2'], ['AdapterTemporal'], ['AdapterDayjs/utils'], ['toString']])(
    'quotes the name of the unknown %s',
    (adapter) => {
      expect(() => getAdapterPackage(adapter)).toThrow(
        new TypeError(`Can't determine required npm package for adapter '${adapter}'`),
      );
    },
  );
});

describe('readAdapterName', () => {
  it.each([
    ['@mui/lab/AdapterDateFns', 'AdapterDateFns'],
    ['@mui/x-date-pickers/AdapterDayjs', 'AdapterDayjs'],
    ['@mui/x-date-pickers-pro/AdapterLuxon', 'AdapterLuxon'],
    ['@mui/x-date-pickers/AdapterDayjs/utils', 'AdapterDayjs/utils'],
    ['@mui/x-date-pickers/DatePicker', undefined],
    ['@mui/x-charts/AdapterDayjs', undefined],
  ])('%s → %s', (importPath, expected) => {
    expect(readAdapterName(importPath)).toBe(expected);
  });
});

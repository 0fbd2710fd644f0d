/** The library that each date adapter of the pickers requires. */
export const DATE_ADAPTERS = {
  AdapterDateFns: 'date-fns',
  AdapterDateFnsJalali: 'date-fns-jalali',
  AdapterDayjs: 'dayjs',
  AdapterLuxon: 'luxon',
  AdapterMoment: 'moment',
  AdapterMomentHijri: 'moment-hijri',
  AdapterMomentJalaali: 'moment-jalaali',
} as const;

export type DateAdapter = keyof typeof DATE_ADAPTERS;
export type DateLibrary = (typeof DATE_ADAPTERS)[DateAdapter];

/** `AdapterDayjs` → `dayjs` */
export function getAdapterPackage(adapterName: string): DateLibrary {
  if (!isDateAdapter(adapterName)) {
    throw new TypeError(`Can't determine required npm package for adapter '${adapterName}'`);
  }
  return DATE_ADAPTERS[adapterName];
}

/** `@mui/x-date-pickers-pro/AdapterDayjs` → `AdapterDayjs`; undefined for any other import */
export function readAdapterName(importPath: string): string | undefined {
  return /^@mui\/(?:lab|x-date-pickers(?:-pro)?)\/(Adapter.*)$/.exec(importPath)?.[1];
}

function isDateAdapter(name: string): name is DateAdapter {
  return Object.hasOwn(DATE_ADAPTERS, name);
}

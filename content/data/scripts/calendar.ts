const DAY = 24 * 60 * 60 * 1000;

/**
 * Scripts calculate in UTC, where every day has 24 hours. `formatRow` prints the same clock time as a local date.
 * `day(2025, 0, 14)` is January 14, 2025.
 */
export function day(year: number, month: number, date: number, hour = 0, minute = 0): Date {
  return new Date(Date.UTC(year, month, date, hour, minute));
}

export function addDays(date: Date, days: number): Date {
  return new Date(date.getTime() + days * DAY);
}

/** The same day at another time. */
export function at(date: Date, hour: number, minute = 0): Date {
  return day(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate(), hour, minute);
}

export function daysBetween(start: Date, end: Date): number {
  return Math.floor((end.getTime() - start.getTime()) / DAY);
}

/** Saturday or Sunday. */
export function isWeekend(date: Date): boolean {
  return date.getUTCDay() === 0 || date.getUTCDay() === 6;
}

/** Returns the day if it's a workday, or else the next Monday. */
export function toWorkday(date: Date): Date {
  return isWeekend(date) ? toWorkday(addDays(date, 1)) : date;
}

/** `2025-03-14` → `2025-03` */
export function toMonth(date: Date): string {
  return date.toISOString().slice(0, 7);
}

/** Interpolates between monthly values, along a straight line from the middle of one month to the middle of the next. */
export function interpolateMonths(values: readonly number[], date: Date): number {
  const position = date.getUTCMonth() + (date.getUTCDate() - 15) / 30;
  const before = Math.floor(position);
  const [from = 0, to = 0] = [values.at(before % 12), values.at((before + 1) % 12)];
  return from + (to - from) * (position - before);
}

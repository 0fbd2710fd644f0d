import dayjs, { type Dayjs } from 'dayjs';

/** What users enter. */
export interface Tour {
  name: string;
  day: Dayjs | null;
}

const firstDay = dayjs('2025-06-01');
const lastDay = dayjs('2025-06-30');
const isMonday = (day: Dayjs) => day.day() === 1;

/** What the calendar disables. */
export const limits = {
  minDate: firstDay,
  maxDate: lastDay,
  shouldDisableDate: isMonday,
};

export function checkName(name: string): string | undefined {
  return name.trim() === '' ? 'Enter a name.' : undefined;
}

/** The limits don't stop users from typing another day, so forms check it. */
export function checkDay(day: Dayjs | null): string | undefined {
  if (day === null) return 'Enter a complete date.';
  if (!day.isValid()) return 'This date does not exist.';
  if (isMonday(day)) return 'There are no tours on Mondays.';
  if (day.isBefore(firstDay, 'day') || day.isAfter(lastDay, 'day')) {
    return 'The tours are in June 2025.';
  }
  return undefined;
}

/** A day without a time, which is the same day in every timezone. */
export function toIsoDay(day: Dayjs | null): string {
  return day?.isValid() ? day.format('YYYY-MM-DD') : '';
}

/** Focuses the first section of a picker, unless the focus is in the field already. */
export function focusPicker(input: HTMLInputElement | null) {
  const field = input?.parentElement;
  if (field?.contains(document.activeElement)) return;
  field?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus();
}

import { employees } from '#data/employees';
import type { Absence } from './absences';

/** Fixed, so that the demo looks the same every day. */
export const TODAY = '2025-06-18';

export interface CalendarRow {
  /** Of the employee, or 0 for the row with the totals. */
  id: number;
  name: string;
  office: string;
  absences: ReadonlyMap<string, Absence>;
  /** How many employees are away. Only in the row with the totals. */
  away: ReadonlyMap<string, number> | null;
}

// Days are texts such as `2025-06-18`, which compare without time zones.
function toText(date: Date): string {
  const month = String(date.getMonth() + 1).padStart(2, '0');
  const day = String(date.getDate()).padStart(2, '0');
  return `${date.getFullYear()}-${month}-${day}`;
}

export function toDate(day: string): Date {
  const [year, month, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

export function listDays(from: string, to: string): string[] {
  const days: string[] = [];
  const date = toDate(from);
  while (toText(date) <= to) {
    days.push(toText(date));
    date.setDate(date.getDate() + 1);
  }
  return days;
}

/** All days of a month such as `2025-06`. */
export function listMonth(month: string): string[] {
  const last = toDate(month);
  last.setMonth(last.getMonth() + 1, 0);
  return listDays(`${month}-01`, toText(last));
}

export function addMonths(month: string, count: number): string {
  const date = toDate(month);
  date.setMonth(date.getMonth() + count);
  return toText(date).slice(0, 7);
}

export function isWeekend(day: string): boolean {
  return [0, 6].includes(toDate(day).getDay());
}

export function formatDay(day: string): string {
  return toDate(day).toLocaleDateString('en-US', {
    month: 'long',
    day: 'numeric',
  });
}

export function createRows(absences: Absence[], office: string): CalendarRow[] {
  return employees
    .filter(({ location }) => office === 'all' || location === office)
    .map(({ id, name, location }) => ({
      id,
      name,
      office: location,
      absences: new Map(
        absences
          .filter(({ employeeId }) => employeeId === id)
          .flatMap((absence) =>
            listDays(absence.from, absence.to).map((day): [string, Absence] => [
              day,
              absence,
            ]),
          ),
      ),
      away: null,
    }));
}

/** The row at the bottom, which counts who is away on each day. */
export function createTotals(rows: CalendarRow[]): CalendarRow {
  const away = new Map<string, number>();
  for (const row of rows) {
    for (const day of row.absences.keys()) {
      away.set(day, (away.get(day) ?? 0) + 1);
    }
  }
  return { id: 0, name: 'Away', office: '', absences: new Map(), away };
}

/** Returns the absence that is in the way, if there is one. */
export function findOverlap(
  absences: Absence[],
  next: Absence,
): Absence | undefined {
  return absences.find(
    ({ id, employeeId, from, to }) =>
      id !== next.id &&
      employeeId === next.employeeId &&
      from <= next.to &&
      to >= next.from,
  );
}

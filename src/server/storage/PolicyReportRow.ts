import type { PolicyReport, PolicyViolation } from './Storage.ts';

/** A row as databases return it. PostgreSQL returns sums as text. */
export interface PolicyReportRow extends PolicyViolation {
  count: number | string;
  last_at: number | string;
}

export function parsePolicyReportRow(row: PolicyReportRow): PolicyReport {
  const { directive, blocked, page, source, count, last_at: lastAt } = row;
  return { directive, blocked, page, source, count: Number(count), lastAt: Number(lastAt) };
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days since 1970 in UTC. */
export function toDay(time: number): number {
  return Math.floor(time / DAY_MS);
}

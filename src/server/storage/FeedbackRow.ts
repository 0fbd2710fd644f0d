import { randomUUID } from 'node:crypto';
import { isLocale } from '#model/locale/Locale.ts';
import type { NewFeedback, StoredFeedback } from './Storage.ts';

/** A row of the table `feedback`, the same in both engines. PostgreSQL returns large numbers as text. */
export interface FeedbackRow {
  id: string;
  created_at: number | string;
  page: string;
  section: string | null;
  vote: number | null;
  comment: string | null;
  language: string;
  version: string;
}

export function parseFeedbackRow(row: FeedbackRow): StoredFeedback {
  return {
    id: row.id,
    createdAt: Number(row.created_at),
    page: row.page,
    ...(row.section !== null && { section: row.section }),
    ...(row.vote !== null && { vote: row.vote === 1 ? 1 : 0 }),
    ...(row.comment !== null && { comment: row.comment }),
    language: isLocale(row.language) ? row.language : 'en',
    version: row.version,
  };
}

/** The values of a new row, in the order of the columns in both engines' INSERT. */
export function formatFeedback(entry: NewFeedback): (string | number | null)[] {
  return [
    randomUUID(),
    entry.createdAt,
    entry.page,
    entry.section ?? null,
    entry.vote ?? null,
    entry.comment ?? null,
    entry.language,
    entry.version,
    entry.fingerprint ?? null,
  ];
}

import { isLocale } from '#model/locale/Locale.ts';
import type { StoredFeedback } from './Storage.ts';

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

import type { Locale } from '../locale/Locale.ts';

/** What a reader tells about a page: a vote, a comment, or both. */
export interface Feedback {
  /** Internal form, without locale and trailing slash: `/x/react-charts/bars`. */
  page: string;
  /** Id of the heading that the comment is about. */
  section?: string;
  /** 1 is thumbs up. */
  vote?: 0 | 1;
  comment?: string;
  language: Locale;
  /** Of the library that the reader saw documented. */
  version: string;
}

/** Where feedback is posted to, as JSON. */
export const FEEDBACK_PATH = '/feedback';

/** In characters as readers count them, not in UTF-16 units. */
export const COMMENT_LENGTH = { min: 10, max: 4000 } as const;

/** A field that readers never see: whoever fills it in is a program. It may be sent empty. */
export const HONEYPOT_FIELD = 'website';

/** Why a comment cannot be sent, or `undefined` for one that can. */
export type CommentFault = 'tooShort' | 'tooLong';

export function findCommentFault(comment: string): CommentFault | undefined {
  const length = [...cleanText(comment)].length;
  if (length < COMMENT_LENGTH.min) return 'tooShort';
  return length > COMMENT_LENGTH.max ? 'tooLong' : undefined;
}

/** The text as it is counted and stored: trimmed, and without control characters that no database likes. */
export function cleanText(comment: string): string {
  // oxlint-disable-next-line no-control-regex -- they are what is removed here
  const printable = comment.replace(/\r\n?/g, '\n').replace(/[\0-\x08\x0b-\x1f\x7f]/g, '');
  return printable.toWellFormed().trim();
}

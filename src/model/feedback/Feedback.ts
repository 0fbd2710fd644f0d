import type { Locale } from '../locale/Locale.ts';

/** A reader's feedback on a page: a vote, a comment, or both. */
export interface Feedback {
  /** Internal form, without locale or trailing slash: `/x/react-charts/bars`. */
  page: string;
  /** Id of the heading that the comment is about. */
  section?: string;
  /** 1 for thumbs up, 0 for thumbs down. */
  vote?: 0 | 1;
  comment?: string;
  language: Locale;
  /** The version of the library on the page. */
  version: string;
}

/** Feedback is posted here as JSON. */
export const FEEDBACK_PATH = '/feedback';

/** Counted in code points, not in UTF-16 code units. */
export const COMMENT_LENGTH = { min: 10, max: 4000 } as const;

/** A field that users never see, so only bots fill it in. It may be sent empty. */
export const HONEYPOT_FIELD = 'website';

/** Why a comment can't be sent, or `undefined` if it can. */
export type CommentFault = 'tooShort' | 'tooLong';

export function findCommentFault(comment: string): CommentFault | undefined {
  const length = [...cleanText(comment)].length;
  if (length < COMMENT_LENGTH.min) return 'tooShort';
  return length > COMMENT_LENGTH.max ? 'tooLong' : undefined;
}

/** Returns the text to count and store: trimmed, and without the control characters that databases reject. */
export function cleanText(comment: string): string {
  // oxlint-disable-next-line no-control-regex -- they are what is removed here
  const printable = comment.replace(/\r\n?/g, '\n').replace(/[\0-\x08\x0b-\x1f\x7f]/g, '');
  return printable.toWellFormed().trim();
}

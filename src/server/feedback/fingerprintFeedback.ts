import { createHash } from 'node:crypto';
import type { Feedback } from '#model/feedback/Feedback.ts';

/** Returns the same fingerprint for entries with the same content. */
export function fingerprintFeedback(feedback: Feedback): string {
  const { page, section, vote, comment, language, version } = feedback;
  const content = JSON.stringify([page, section, vote, comment, language, version]);
  return createHash('sha256').update(content).digest('base64url');
}

/**
 * The same comment about the same page on the same day comes from a double click, a retry, or a program. Votes without a comment all
 * look alike, so they have no fingerprint.
 */
export function fingerprintOfDay(feedback: Feedback, now: number): string | undefined {
  if (feedback.comment === undefined) return undefined;
  return `${new Date(now).toISOString().slice(0, 10)}:${fingerprintFeedback(feedback)}`;
}

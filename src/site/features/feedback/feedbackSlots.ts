import type { Feedback } from '#model/feedback/Feedback.ts';
import { createStorageSlot } from '../../browser/StorageSlot.ts';

/** The vote of this reader by page. */
export const votesSlot = createJsonSlot<Record<string, unknown>>('x-feedback-votes', {});

/** What was submitted offline, oldest first. */
export const queueSlot = createJsonSlot<readonly Feedback[]>('x-feedback-queue', []);

/** Texts that are not sent yet, by page and section. */
export const draftsSlot = createJsonSlot<Record<string, unknown>>('x-feedback-drafts', {});

/** A list stays a list and a record a record; what is in them is for the reader to doubt. */
function createJsonSlot<T extends object>(key: string, fallback: T) {
  return createStorageSlot<T>({
    key,
    parse(text) {
      try {
        const value: unknown = JSON.parse(text);
        const isAlike = value instanceof Object && Array.isArray(value) === Array.isArray(fallback);
        return isAlike ? (value as T) : undefined;
      } catch {
        return undefined;
      }
    },
    format: (value) => JSON.stringify(value),
    fallback,
  });
}

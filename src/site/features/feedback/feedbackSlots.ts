import type { Feedback } from '#model/feedback/Feedback.ts';
import { createStorageSlot } from '../../browser/StorageSlot.ts';

/** The reader's votes by page. */
export const votesSlot = createJsonSlot<Record<string, unknown>>('x-feedback-votes', {});

/** Feedback submitted offline, oldest first. */
export const queueSlot = createJsonSlot<readonly Feedback[]>('x-feedback-queue', []);

/** Drafts by page and section. */
export const draftsSlot = createJsonSlot<Record<string, unknown>>('x-feedback-drafts', {});

/** Checks only whether the value is a list or a record, so callers must not trust the contents. */
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

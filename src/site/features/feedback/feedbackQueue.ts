import type { Feedback } from '#model/feedback/Feedback.ts';
import { queueSlot } from './feedbackSlots.ts';
import type { Outcome } from './feedbackState.ts';

/** More than anyone writes offline, and far less than storage holds. */
const MAX_WAITING = 50;

/** Queues feedback for later; false if the queue is full. */
export function enqueueFeedback(feedback: Feedback): boolean {
  const waiting = queueSlot.get();
  if (waiting.length >= MAX_WAITING) return false;
  queueSlot.set([...waiting, feedback]);
  return queueSlot.get().length > waiting.length;
}

/**
 * Sends queued feedback, oldest first, until one fails, and returns how many were stored. Feedback that the server rejects for good is
 * dropped. Only one tab sends at a time, because otherwise each would send the same feedback.
 */
export async function flushFeedback(post: (feedback: Feedback) => Promise<Outcome>) {
  // The Locks API isn't available over plain HTTP.
  const locks = navigator.locks as LockManager | null | undefined;
  if (!locks) return sendWaiting(post);
  const options = { ifAvailable: true };
  return locks.request('x-feedback-queue', options, async (lock) => (lock ? sendWaiting(post) : 0));
}

async function sendWaiting(post: (feedback: Feedback) => Promise<Outcome>): Promise<number> {
  let stored = 0;
  for (;;) {
    const [first] = queueSlot.get();
    if (!first) return stored;
    const { kind } = await post(first);
    if (kind !== 'stored' && kind !== 'refused') return stored;
    if (kind === 'stored') stored += 1;
    // The queue is read again because the reader may have added to it in the meantime.
    const [, ...rest] = queueSlot.get();
    if (rest.length > 0) queueSlot.set(rest);
    else queueSlot.remove();
  }
}

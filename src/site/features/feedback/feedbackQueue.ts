import type { Feedback } from '#model/feedback/Feedback.ts';
import { queueSlot } from './feedbackSlots.ts';
import type { Outcome } from './feedbackState.ts';

/** More than anybody writes offline, and far less than storage holds. */
const MAX_WAITING = 50;

/** Keeps feedback for later; false where there is no room for it. */
export function enqueueFeedback(feedback: Feedback): boolean {
  const waiting = queueSlot.get();
  if (waiting.length >= MAX_WAITING) return false;
  queueSlot.set([...waiting, feedback]);
  return queueSlot.get().length > waiting.length;
}

/**
 * Sends what waits, oldest first, until one fails; returns how many were stored. What the server will never take is let go.
 * One tab does it at a time, or each would send the same.
 */
export async function flushFeedback(post: (feedback: Feedback) => Promise<Outcome>) {
  // Plain http has no locks.
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
    // Read again: the reader may have added to the list meanwhile.
    const [, ...rest] = queueSlot.get();
    if (rest.length > 0) queueSlot.set(rest);
    else queueSlot.remove();
  }
}

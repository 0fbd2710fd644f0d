import { FEEDBACK_PATH } from '#model/feedback/Feedback.ts';
import type { Feedback } from '#model/feedback/Feedback.ts';
import type { Outcome } from './feedbackState.ts';

const TIMEOUT_MS = 15_000;
/** For a 429 response without `Retry-After`. */
const DEFAULT_WAIT_SECONDS = 60;

/** `honeypot` is sent unchanged, so that the server can recognize bots. */
export async function postFeedback(
  feedback: Feedback,
  honeypot: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  let response: Response;
  try {
    response = await fetch(FEEDBACK_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...feedback, ...honeypot }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      // The request completes even if the reader leaves immediately.
      keepalive: true,
    });
  } catch {
    return { kind: 'failed' };
  }
  if (response.status === 201) return { kind: 'stored' };
  if (response.status === 429) {
    const seconds = Number(response.headers.get('retry-after'));
    return { kind: 'limited', seconds: seconds > 0 ? seconds : DEFAULT_WAIT_SECONDS };
  }
  return { kind: response.status >= 500 ? 'failed' : 'refused' };
}

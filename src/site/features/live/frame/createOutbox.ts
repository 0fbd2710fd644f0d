import type { FromFrame } from '../liveMessages.ts';

type WithoutId<Message> = Message extends unknown ? Omit<Message, 'id'> : never;
export type Outgoing = WithoutId<FromFrame>;

/** The minimum time between two heights or errors. */
const PAUSE_MS = 100;

/**
 * Sends messages to the page. In quick succession, only the last height and the first error are sent. Everything else is sent
 * immediately, because a timer never runs during an endless loop.
 */
export function createOutbox(post: (message: Outgoing) => void): (message: Outgoing) => void {
  let waitingHeight: Outgoing | undefined;
  let waitingError: Outgoing | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    timer = undefined;
    const waiting = [waitingHeight, waitingError];
    waitingHeight = undefined;
    waitingError = undefined;
    for (const message of waiting) {
      if (!message) continue;
      timer ??= setTimeout(flush, PAUSE_MS);
      post(message);
    }
  }

  return (message) => {
    if (message.type === 'height') waitingHeight = message;
    else if (message.type === 'error') waitingError ??= message;
    else {
      post(message);
      return;
    }
    if (timer === undefined) flush();
  };
}

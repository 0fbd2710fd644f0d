import type { FromFrame } from '../liveMessages.ts';

type WithoutId<Message> = Message extends unknown ? Omit<Message, 'id'> : never;
export type Outgoing = WithoutId<FromFrame>;

/** How often a height or an error is sent, at most. */
const PAUSE_MS = 100;

/**
 * Sends what the page has to know. Of heights and errors that follow each other quickly, the page needs the last and the first.
 * Everything else goes out at once, because code that never ends gives no later chance.
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

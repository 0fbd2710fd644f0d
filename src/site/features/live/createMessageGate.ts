import type { FromFrame } from './liveMessages.ts';

/** Our script in the frame limits logs, errors, and heights to far fewer messages than this. */
export const MAX_MESSAGES_PER_SECOND = 500;
/** The time between two batches. */
const FLUSH_MS = 100;
/** The number of lines that the console shows. */
const MAX_LINES = 200;

export interface MessageGate {
  /** Reading a message takes time, so `read` is called only if the message is needed. */
  take: (read: () => FromFrame | null) => void;
  close: () => void;
}

/** Delivers messages in batches, omits those that a later one replaces, and closes if a frame sends too many. */
export function createMessageGate(
  deliver: (message: FromFrame) => void,
  onFlood: () => void,
): MessageGate {
  let second = 0;
  let count = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;
  let batch = createBatch();
  const seen = new Set<string>();

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const { error, lines, height } = batch;
    batch = createBatch();
    for (const message of [...lines, height, error]) if (message && !isClosed) deliver(message);
  }

  function close(): void {
    isClosed = true;
    clearTimeout(timer);
  }

  function add(message: FromFrame): void {
    switch (message.type) {
      case 'ready':
      case 'rendered':
        if (seen.has(message.type)) return;
        seen.add(message.type);
        flush();
        deliver(message);
        return;
      case 'pong':
        deliver(message);
        return;
      case 'console':
        batch.lines.push(message);
        if (batch.lines.length > 2 * MAX_LINES) batch.lines = batch.lines.slice(-MAX_LINES);
        break;
      case 'height':
        batch.height = message;
        break;
      case 'error':
        // The first error usually causes the others.
        batch.error ??= message;
        break;
    }
    timer ??= setTimeout(flush, FLUSH_MS);
  }

  return {
    take(read) {
      if (isClosed) return;
      const now = Math.floor(performance.now() / 1000);
      if (now !== second) [second, count] = [now, 0];
      count += 1;
      if (count > MAX_MESSAGES_PER_SECOND) {
        close();
        onFlood();
        return;
      }
      const message = read();
      if (message) add(message);
    },
    close,
  };
}

interface Batch {
  lines: FromFrame[];
  height: FromFrame | undefined;
  error: FromFrame | undefined;
}

function createBatch(): Batch {
  return { lines: [], height: undefined, error: undefined };
}

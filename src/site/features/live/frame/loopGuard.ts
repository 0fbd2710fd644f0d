/** Global function that compiled code calls at the start of every loop iteration. */
export const LOOP_GUARD = '__xLoop';

/** In Firefox and Safari, frames share a thread with the page, so the page can't respond while a loop runs. */
const MAX_MS = 3000;
/** Reading the clock takes longer than an iteration of most loops. */
const TURNS_PER_CHECK = 16;

export interface Clock {
  now: () => number;
  /** Calls back after the current task, including all promises it resolves. */
  afterTask: (callback: () => void) => void;
}

/** Throws an error inside a loop if loops have kept the current task busy for too long. */
export function createLoopGuard({ now, afterTask }: Clock): () => void {
  let startedAt: number | undefined;
  let turns = 0;
  return () => {
    turns += 1;
    if (turns % TURNS_PER_CHECK !== 1) return;
    if (startedAt === undefined) {
      startedAt = now();
      afterTask(() => (startedAt = undefined));
    } else if (now() - startedAt > MAX_MS) {
      throw new Error(`A loop ran for more than ${MAX_MS / 1000} seconds and was stopped.`);
    }
  };
}

export function installLoopGuard(): void {
  const { port1, port2 } = new MessageChannel();
  const callbacks: (() => void)[] = [];
  port1.addEventListener('message', () => callbacks.splice(0).forEach((callback) => callback()));
  port1.start();
  const guard = createLoopGuard({
    now: performance.now.bind(performance),
    // A timer doesn't work, because background tabs delay timers by up to a minute.
    afterTask(callback) {
      callbacks.push(callback);
      port2.postMessage(null);
    },
  });
  Object.defineProperty(globalThis, LOOP_GUARD, { value: guard });
}

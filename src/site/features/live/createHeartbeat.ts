/** How often a frame is asked. */
const INTERVAL_MS = 1000;
/** A frame that hasn't answered by then may be in an endless loop. */
const SLOW_MS = 3000;

export interface Heartbeat {
  /** The frame has answered. */
  answer: () => void;
  /** For how long the frame has owed an answer, in milliseconds. */
  getDelay: () => number;
  stop: () => void;
}

/** Asks a frame every second whether it still responds. */
export function createHeartbeat(
  ask: () => void,
  onChange: (isResponsive: boolean) => void,
): Heartbeat {
  let askedAt: number | undefined;
  let isSlow = false;
  const getDelay = () => (askedAt === undefined ? 0 : performance.now() - askedAt);
  const timer = setInterval(() => {
    if (askedAt === undefined) {
      askedAt = performance.now();
      ask();
    } else if (!isSlow && getDelay() >= SLOW_MS) {
      isSlow = true;
      onChange(false);
    }
  }, INTERVAL_MS);
  return {
    answer() {
      askedAt = undefined;
      if (!isSlow) return;
      isSlow = false;
      onChange(true);
    },
    getDelay,
    stop: () => clearInterval(timer),
  };
}

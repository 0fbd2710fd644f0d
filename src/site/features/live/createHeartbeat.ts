/** The time between two pings. */
const INTERVAL_MS = 1000;
/** A frame that hasn't responded after this time may be in an endless loop. */
const SLOW_MS = 3000;

export interface Heartbeat {
  /** Call this when the frame responds. */
  answer: () => void;
  /** Returns how long the last ping has been unanswered, in milliseconds. */
  getDelay: () => number;
  stop: () => void;
}

/** Checks every second whether a frame still responds. */
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

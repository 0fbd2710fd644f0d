/** What a reader does first on a page. */
export const SIGNS_OF_LIFE = ['scroll', 'pointermove', 'keydown', 'touchstart'] as const;

/** A reader who only looks gets live demos after this time. */
const QUIET_MS = 8000;

/** Calls back at the reader's first sign of life. */
export function onSignOfLife(run: () => void): void {
  const runOnce = () => {
    for (const type of SIGNS_OF_LIFE) removeEventListener(type, runOnce);
    run();
  };
  for (const type of SIGNS_OF_LIFE) addEventListener(type, runOnce, { passive: true });
}

/** Waits for the reader's first sign of life, but not forever. */
export function untilSignOfLife(): Promise<void> {
  return new Promise((resolve) => {
    onSignOfLife(resolve);
    setTimeout(resolve, QUIET_MS);
  });
}

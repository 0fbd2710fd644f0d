/** Runs work that can wait until after the first paint, when the browser is idle. */
export function whenIdle(run: () => void, timeoutMs = 3000): void {
  if ('requestIdleCallback' in window) requestIdleCallback(() => run(), { timeout: timeoutMs });
  else setTimeout(run, 200);
}

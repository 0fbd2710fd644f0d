/** Runs what can wait: after the first paint, once the browser has nothing better to do. */
export function whenIdle(run: () => void, timeoutMs = 3000): void {
  if ('requestIdleCallback' in window) requestIdleCallback(() => run(), { timeout: timeoutMs });
  else setTimeout(run, 200);
}

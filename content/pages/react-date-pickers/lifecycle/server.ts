/** A server that takes a while. The signal cancels the request. */
export function saveDate(date: string, signal: AbortSignal, delay = 700) {
  return new Promise<string>((resolve) => {
    const timer = setTimeout(() => resolve(date), delay);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}

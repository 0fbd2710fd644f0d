export interface LoggedRequest {
  id: number;
  text: string;
  /** Such as `25 of 240 rows`, or what went wrong. */
  result: string;
}

/**
 * The part that all simulated servers share: they answer after a delay, fail as often as you like, and report every
 * request. Pass the settings of `ServerControls` to `change()`, and show the log in `RequestLog`.
 */
export function createSimulatedServer(onLog?: (log: LoggedRequest[]) => void) {
  const settings = { delayMs: 600, failureRate: 0 };
  let log: LoggedRequest[] = [];
  let requests = 0;
  // The same sequence of "random" numbers each time, so that you can repeat what you saw.
  let seed = 11;
  const random = () => {
    seed = (seed * 48271) % 2147483647;
    return seed / 2147483647;
  };

  return {
    change: (next: Partial<typeof settings>) => Object.assign(settings, next),
    countRequests: () => requests,

    /** Does the work after the delay. `summarize` turns the result into the text of the log. */
    async answer<T>(
      text: string,
      work: () => T,
      summarize: (result: T) => string,
    ): Promise<T> {
      requests += 1;
      const id = requests;
      const report = (result: string) => {
        log = [{ id, text, result }, ...log.filter((other) => other.id !== id)]
          .sort((a, b) => b.id - a.id)
          .slice(0, 50);
        onLog?.(log);
      };
      report('waiting');
      await new Promise((resolve) => {
        setTimeout(resolve, settings.delayMs);
      });
      try {
        if (random() < settings.failureRate) {
          throw new Error('The server does not answer');
        }
        const result = work();
        report(summarize(result));
        return result;
      } catch (error) {
        report('failed');
        throw error;
      }
    },
  };
}

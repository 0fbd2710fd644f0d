import os from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Ends the process through `process.exit` when it's asked to stop, so that its `exit` handlers run. Otherwise a signal ends it
 * immediately, and the processes it has started keep running. Returns a function that takes this back.
 */
export function exitOnSignals(): () => void {
  const listeners = SIGNALS.map((signal) => {
    const exit = () => process.exit(128 + os.constants.signals[signal]);
    process.once(signal, exit);
    return () => process.off(signal, exit);
  });
  return () => {
    for (const remove of listeners) remove();
  };
}

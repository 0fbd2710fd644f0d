import type { ChildProcess } from 'node:child_process';
import { exitOnSignals } from './exitOnSignals.ts';

/** Makes sure that a child process doesn't outlive this one, also when this one is asked to stop. */
export function killOnExit(child: ChildProcess): void {
  const kill = () => child.kill();
  const ignoreSignals = exitOnSignals();
  process.once('exit', kill);
  child.once('exit', () => {
    process.off('exit', kill);
    ignoreSignals();
  });
}

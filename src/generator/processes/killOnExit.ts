import type { ChildProcess } from 'node:child_process';

/** Makes sure that a child process doesn't outlive this one. */
export function killOnExit(child: ChildProcess): void {
  const kill = () => child.kill();
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
}

import { DocsErrors } from '#model/errors/DocsError.ts';

/** Something that a task depends on failed; what it said is the message. */
export class TaskFailure extends Error {}

/** Runs a task's main function; a fault we foresaw is told without a stack trace. */
export async function runTask(task: () => Promise<void>): Promise<void> {
  try {
    await task();
  } catch (error) {
    if (!(error instanceof DocsErrors || error instanceof TaskFailure)) throw error;
    console.error(`\n${error.message}\n`);
    if (error instanceof DocsErrors) console.error(countFaults(error.errors.length));
    process.exitCode = 1;
  }
}

function countFaults(count: number): string {
  return count === 1 ? '1 fault.' : `${count} faults.`;
}

import { DocsErrors } from '#model/errors/DocsError.ts';

/** Something that a task depends on failed. The message is what it printed. */
export class TaskFailure extends Error {}

/** Runs the main function of a task. Expected errors are printed without a stack trace. */
export async function runTask(task: () => Promise<void>): Promise<void> {
  try {
    await task();
  } catch (error) {
    if (!(error instanceof DocsErrors || error instanceof TaskFailure)) throw error;
    console.error(`\n${error.message}\n`);
    if (error instanceof DocsErrors) console.error(countErrors(error.errors.length));
    process.exitCode = 1;
  }
}

function countErrors(count: number): string {
  return count === 1 ? '1 error.' : `${count} errors.`;
}

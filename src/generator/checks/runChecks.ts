import { formatDocsError } from '#model/errors/DocsError.ts';
import type { Check, CheckResult } from './Check.ts';
import { formatDuration } from '../processes/formatDuration.ts';

export interface CheckOutcome extends CheckResult {
  name: string;
  duration: number;
}

/** Runs checks in parallel. Prints one line when each of them ends, and everything they found at the end. */
export async function runChecks(checks: readonly Check[], parallel = 2): Promise<CheckOutcome[]> {
  const outcomes: CheckOutcome[] = [];
  const queue = [...checks];
  const work = async () => {
    for (let check = queue.shift(); check; check = queue.shift()) {
      const outcome = await runCheck(check);
      console.log(formatLine(outcome));
      outcomes.push(outcome);
    }
  };
  await Promise.all(Array.from({ length: parallel }, work));
  for (const { name, notes = [] } of outcomes) {
    if (notes.length > 0) console.log(`\n${name}:\n  ${notes.join('\n  ')}`);
  }
  for (const { name, faults } of outcomes) {
    if (faults.length > 0) console.log(`\n${name}\n\n${faults.map(formatDocsError).join('\n\n')}`);
  }
  return outcomes;
}

async function runCheck({ name, run }: Check): Promise<CheckOutcome> {
  const start = performance.now();
  const result = await run();
  return { name, duration: performance.now() - start, ...result };
}

/** `links            1.2 s  ok` */
function formatLine({ name, duration, faults }: CheckOutcome): string {
  const result =
    faults.length === 0 ? 'ok' : `${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}`;
  return `${name.padEnd(18)}${formatDuration(duration).padStart(10)}  ${result}`;
}

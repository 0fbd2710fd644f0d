import { listChecks } from '../checks/listChecks.ts';
import { runChecks } from '../checks/runChecks.ts';
import { writeReport } from '../testing/testReport.ts';

// npm run check [-- name …]: all checks, or those whose name starts with one of the arguments.
const wanted = process.argv.slice(2);
const checks = listChecks().filter(
  ({ name }) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)),
);
if (checks.length === 0) {
  const names = listChecks().map(({ name }) => name);
  console.error(`No check is called "${wanted.join(' ')}".\nHint: ${names.join(', ')}.`);
  process.exit(1);
}
const outcomes = await runChecks(checks);
const failed = outcomes.filter(({ faults }) => faults.length > 0);
writeReport('check', { passed: outcomes.length - failed.length, failed: failed.length });
if (failed.length > 0) {
  console.log(
    `\n${failed.length} of ${outcomes.length} checks found faults: ${failed.map(({ name }) => name).join(', ')}.`,
  );
  process.exitCode = 1;
}

import { parseArgs } from 'node:util';
import type { Check } from '../checks/Check.ts';
import { listChecks } from '../checks/listChecks.ts';
import { runChecks } from '../checks/runChecks.ts';
import { writeReport } from '../testing/testReport.ts';

// npm run check [-- name …]: all checks, or those whose name starts with one of the arguments.
// `npm test` runs the checks in two parts: `--sources` during the build, and `--others` after it.
const { values, positionals: wanted } = parseArgs({
  options: { sources: { type: 'boolean' }, others: { type: 'boolean' } },
  allowPositionals: true,
});
const checks = listChecks().filter((check) => isInPart(check) && isWanted(check));
if (checks.length === 0) {
  const names = listChecks().map(({ name }) => name);
  console.error(`No check is called "${wanted.join(' ')}".\nHint: ${names.join(', ')}.`);
  process.exit(1);
}
const outcomes = await runChecks(checks);
const failed = outcomes.filter(({ faults }) => faults.length > 0);
writeReport(values.sources ? 'sources' : 'check', {
  passed: outcomes.length - failed.length,
  failed: failed.length,
});
if (failed.length > 0) {
  console.log(
    `\n${failed.length} of ${outcomes.length} checks found faults: ${failed.map(({ name }) => name).join(', ')}.`,
  );
  process.exitCode = 1;
}

function isInPart({ isSourceCheck = false }: Check): boolean {
  if (values.sources) return isSourceCheck;
  return values.others ? !isSourceCheck : true;
}

function isWanted({ name }: Check): boolean {
  return wanted.length === 0 || wanted.some((start) => name.startsWith(start));
}

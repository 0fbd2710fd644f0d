import { parseArgs } from 'node:util';
import { buildSite } from '../pipeline/buildSite.ts';
import { isBuildFresh } from '../files/buildStamp.ts';
import { endWithParent } from '../processes/endWithParent.ts';
import { ensureChromium } from '../processes/ensureChromium.ts';
import { formatDuration } from '../processes/formatDuration.ts';
import { getDistDir } from '../files/getDistDir.ts';
import { runCommand } from '../processes/runCommand.ts';
import { runNode, runNodeQuietly } from '../processes/runNode.ts';
import { runTask } from '../processes/runTask.ts';
import { getReportFile, getRetriedFile, readReport, removeReport } from '../testing/testReport.ts';
import type { Runner, TestCount, TestReport } from '../testing/testReport.ts';

// npm test [-- --all]: build, checks, unit tests, browser tests. Every stage runs even if one fails, so one run shows every failure.

interface Stage {
  name: string;
  run: () => Promise<TestReport>;
}

interface StageResult extends TestReport {
  name: string;
  duration: number;
}

/** What ran beside another stage. */
interface QuietReport {
  report: TestReport;
  output: string;
}

const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } });
// Runners in other processes read it, too. See `testsEverything`.
if (values.all) process.env['TEST_ALL'] = '1';
const NOTHING: TestReport = { passed: 0, failed: 0, retried: [], failures: [] };
const FAILURE: TestReport = { ...NOTHING, failed: 1 };

const CHECKS = 'src/generator/tasks/check.ts';
const QUICKSTARTS = 'src/generator/tasks/testQuickstarts.ts';
const sample = values.all ? ['--all'] : ['--sample', '4'];

endWithParent();
const chromium = ensureChromium();
const dist = getDistDir();
let isBuilt = true;
/** Checks of the sources run during the build, which can't keep two cores busy. */
let sourceChecks: Promise<QuietReport> | undefined;
/** The other checks run while Firefox does, because its journeys run one at a time. */
let otherChecks: Promise<QuietReport> | undefined;
/** Quickstarts run during the browser tests, which often wait. They need neither the build nor a browser. */
let quickstarts: Promise<QuietReport> | undefined;

const stages: Stage[] = [
  {
    name: 'build',
    async run() {
      if (isBuildFresh(dist)) {
        console.log('Nothing changed since the last build.');
        return NOTHING;
      }
      if (isChosen('check')) sourceChecks = runBeside('sources', CHECKS, ['--sources']);
      await runTask(() => buildSite(dist));
      isBuilt = !process.exitCode;
      return isBuilt ? NOTHING : FAILURE;
    },
  },
  {
    name: 'firefox',
    async run() {
      if (!isBuilt) return refuse('the build failed');
      if (isChosen('check')) otherChecks = runOtherChecks();
      return runRunner('firefox', () => runNode('e2e/firefox/testFirefox.ts'));
    },
  },
  {
    name: 'check',
    async run() {
      const first = sourceChecks ? await showReport(sourceChecks) : NOTHING;
      const rest = await showReport(otherChecks ?? runOtherChecks());
      return { ...rest, passed: first.passed + rest.passed, failed: first.failed + rest.failed };
    },
  },
  {
    name: 'unit',
    run: () =>
      runRunner('unit', () =>
        runCommand(
          'vitest/vitest.mjs',
          [
            'run',
            '--reporter=dot',
            '--reporter=./src/generator/testing/RetryReporter.ts',
            '--reporter=json',
            `--outputFile.json=${getReportFile('unit')}`,
          ],
          // The bundler runs in this process during the build and leaves NODE_ENV set to production.
          { show: true, env: { NODE_ENV: 'test', RETRIED_FILE: getRetriedFile('unit') } },
        ),
      ),
  },
  {
    name: 'e2e',
    run() {
      if (isChosen('quickstarts')) quickstarts = runBeside('quickstarts', QUICKSTARTS, sample);
      return runInBrowser('e2e', (env) =>
        runCommand('@playwright/test/cli.js', ['test', ...readWords('E2E_FILES')], {
          show: true,
          env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: getReportFile('e2e') },
        }),
      );
    },
  },
  // Builds and opens a few demos the way users export them.
  {
    name: 'exports',
    run: () =>
      runInBrowser('exports', () => runNode('src/generator/tasks/buildExports.ts', sample)),
  },
  {
    name: 'quickstarts',
    run: () =>
      quickstarts
        ? showReport(quickstarts)
        : runRunner('quickstarts', () => runNode(QUICKSTARTS, sample)),
  },
  { name: 'demos', run: () => runInBrowser('demos', () => runNode('e2e/demos/testDemos.ts')) },
];

/** Runs the checks that haven't run during the build, which are all of them if nothing was built. */
async function runOtherChecks(): Promise<QuietReport> {
  await sourceChecks;
  return runBeside('check', CHECKS, sourceChecks ? ['--others'] : []);
}

/** Runs one of our files beside another stage, at a low priority. */
async function runBeside(
  runner: Runner,
  file: string,
  args: readonly string[],
): Promise<QuietReport> {
  let output = '';
  const report = await runRunner(runner, async () => {
    const result = await runNodeQuietly(file, args);
    output = result.output;
    return result;
  });
  return { report, output };
}

/** Prints what ran beside another stage, which has printed its own progress meanwhile. */
async function showReport(quiet: Promise<QuietReport>): Promise<TestReport> {
  const { report, output } = await quiet;
  console.log(output);
  return report;
}

/** Runs browser tests, if there are a browser and a built site. */
async function runInBrowser(
  runner: Runner,
  run: (env: { CHROME_PATH: string }) => Promise<{ code: number }>,
): Promise<TestReport> {
  if (isBuilt && chromium) return runRunner(runner, () => run({ CHROME_PATH: chromium }));
  return refuse(isBuilt ? 'there is no browser' : 'the build failed');
}

async function refuse(reason: string): Promise<TestReport> {
  console.log(`Not run: ${reason}.`);
  return FAILURE;
}

function readWords(name: string): string[] {
  return (process.env[name] ?? '').split(/\s+/).filter(Boolean);
}

async function runRunner(
  runner: Runner,
  run: () => Promise<{ code: number }>,
): Promise<TestReport> {
  removeReport(runner);
  const { code } = await run();
  const report = readReport(runner);
  // A runner may fail without a failed test, for example when it finds no tests.
  return code !== 0 && report.failed === 0 ? { ...report, failed: 1 } : report;
}

/** `TEST_STAGES="build check unit"` runs only these stages, and `E2E_FILES="head contents"` only these browser tests. */
function isChosen(stage: string): boolean {
  const chosen = readWords('TEST_STAGES');
  return chosen.length === 0 || chosen.includes(stage);
}

const results: StageResult[] = [];
for (const { name, run } of stages) {
  if (!isChosen(name)) continue;
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`);
  const start = performance.now();
  const report = await run();
  results.push({ name, ...report, duration: performance.now() - start });
}

const list = (key: 'retried' | 'failures') =>
  results.flatMap((result) => result[key].map((test) => `${result.name}: ${test}`));
const retried = list('retried');
const failures = list('failures');
if (retried.length > 0) console.log(`\nPassed after a retry:\n  ${retried.join('\n  ')}`);
if (failures.length > 0) console.log(`\nFailed:\n  ${failures.join('\n  ')}`);

console.log(
  `\n${'stage'.padEnd(12)}${'time'.padStart(10)}${'passed'.padStart(9)}${'failed'.padStart(9)}`,
);
for (const { name, duration, passed, failed } of results) {
  const cells = [
    formatDuration(duration).padStart(10),
    String(passed).padStart(9),
    String(failed).padStart(9),
  ];
  console.log(`${name.padEnd(12)}${cells.join('')}`);
}
const sum = (key: keyof TestCount) => results.reduce((total, result) => total + result[key], 0);
const second = retried.length > 0 ? `, ${retried.length} after a retry` : '';
console.log(`\n${sum('passed')} passed${second}, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;

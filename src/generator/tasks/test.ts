import { buildSite } from '../pipeline/buildSite.ts';
import { hashInputs, isBuildFresh } from '../files/buildStamp.ts';
import { ensureChromium } from '../processes/findChromium.ts';
import { formatDuration } from '../processes/formatDuration.ts';
import { getDistDir } from '../files/getDistDir.ts';
import { runCommand } from '../processes/runCommand.ts';
import { runNode } from '../processes/runNode.ts';
import { runTask } from '../processes/runTask.ts';
import { getReportFile, readReport, removeReport } from '../testing/testReport.ts';
import type { Runner, TestCount } from '../testing/testReport.ts';

// npm test: build, checks, unit tests, browser tests; all of them run even when one fails, so that one run tells everything.

interface Stage {
  name: string;
  run: () => Promise<TestCount>;
}

interface StageResult extends TestCount {
  name: string;
  duration: number;
}

const chromium = ensureChromium();
const dist = getDistDir();
let isBuilt = true;

const stages: Stage[] = [
  {
    name: 'build',
    async run() {
      if (isBuildFresh(dist, hashInputs())) {
        console.log('Nothing changed since the last build.');
        return { passed: 0, failed: 0 };
      }
      await runTask(() => buildSite(dist));
      isBuilt = !process.exitCode;
      return { passed: 0, failed: isBuilt ? 0 : 1 };
    },
  },
  { name: 'check', run: () => runRunner('check', () => runNode('src/generator/tasks/check.ts')) },
  {
    name: 'unit',
    run: () =>
      runRunner('unit', () =>
        runCommand(
          'vitest/vitest.mjs',
          [
            'run',
            '--reporter=dot',
            '--reporter=json',
            `--outputFile.json=${getReportFile('unit')}`,
          ],
          // The bundler, run in this process for the build, leaves NODE_ENV at production.
          { show: true, env: { NODE_ENV: 'test' } },
        ),
      ),
  },
  {
    name: 'e2e',
    run: () =>
      runInBrowser('e2e', (env) =>
        runCommand('@playwright/test/cli.js', ['test', ...readWords('E2E_FILES')], {
          show: true,
          env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: getReportFile('e2e') },
        }),
      ),
  },
  // A few demos, others each day, built and opened as readers take them away.
  {
    name: 'exports',
    run: () =>
      runInBrowser('exports', () =>
        runNode('src/generator/tasks/buildExports.ts', ['--sample', '4']),
      ),
  },
  {
    name: 'quickstarts',
    run: () =>
      runRunner('quickstarts', () =>
        runNode('src/generator/tasks/testQuickstarts.ts', ['--sample', '4']),
      ),
  },
  { name: 'demos', run: () => runInBrowser('demos', () => runNode('e2e/demos/testDemos.ts')) },
];

/** Browser tests need a browser and a built site. */
async function runInBrowser(
  runner: Runner,
  run: (env: { CHROME_PATH: string }) => Promise<{ code: number }>,
): Promise<TestCount> {
  if (isBuilt && chromium) return runRunner(runner, () => run({ CHROME_PATH: chromium }));
  console.log(isBuilt ? 'Not run: there is no browser.' : 'Not run: the build failed.');
  return { passed: 0, failed: 1 };
}

function readWords(name: string): string[] {
  return (process.env[name] ?? '').split(/\s+/).filter(Boolean);
}

async function runRunner(runner: Runner, run: () => Promise<{ code: number }>): Promise<TestCount> {
  removeReport(runner);
  const { code } = await run();
  const count = readReport(runner);
  // A runner may fail without a failed test, as when no test is found.
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

// `TEST_STAGES="build check unit"` runs these alone, and `E2E_FILES="head contents"` those browser tests alone.
const chosen = readWords('TEST_STAGES');
const results: StageResult[] = [];
for (const { name, run } of stages) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`);
  const start = performance.now();
  const count = await run();
  results.push({ name, ...count, duration: performance.now() - start });
}

console.log(
  `\n${'stage'.padEnd(10)}${'time'.padStart(12)}${'passed'.padStart(9)}${'failed'.padStart(9)}`,
);
for (const { name, duration, passed, failed } of results) {
  const cells = [
    formatDuration(duration).padStart(12),
    String(passed).padStart(9),
    String(failed).padStart(9),
  ];
  console.log(`${name.padEnd(10)}${cells.join('')}`);
}
const sum = (key: keyof TestCount) => results.reduce((total, result) => total + result[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;

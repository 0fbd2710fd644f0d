import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CACHE_DIR } from '../files/directories.ts';
import { listFailed, listRetried } from './listTests.ts';

/** How many tests of one runner passed and failed. */
export interface TestCount {
  passed: number;
  failed: number;
}

export interface TestReport extends TestCount {
  /** Tests that passed after a retry. */
  retried: string[];
  /** Tests that failed, if the report names them. */
  failures: string[];
}

export type Runner =
  'sources' | 'check' | 'unit' | 'e2e' | 'firefox' | 'demos' | 'exports' | 'quickstarts';

const FOLDER = path.join(CACHE_DIR, 'reports');

/** Returns the file where a runner writes its report. */
export function getReportFile(runner: Runner): string {
  return path.join(FOLDER, `${runner}.json`);
}

/** Returns the file where our Vitest reporter lists tests that needed a retry. Vitest's own report doesn't contain them. */
export function getRetriedFile(runner: Runner): string {
  return path.join(FOLDER, `${runner}-retried.json`);
}

export function writeReport(runner: Runner, report: TestCount & { retried?: string[] }): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(getReportFile(runner), JSON.stringify(report));
}

export function removeReport(runner: Runner): void {
  rmSync(getReportFile(runner), { force: true });
  rmSync(getRetriedFile(runner), { force: true });
}

/** Reads a runner's report. A runner that stopped before writing one counts as one failure. */
export function readReport(runner: Runner): TestReport {
  const file = getReportFile(runner);
  if (!existsSync(file)) return { passed: 0, failed: 1, retried: [], failures: [] };
  const report = readJson(file);
  const list = getRetriedFile(runner);
  const more = existsSync(list) ? readJson(list) : undefined;
  return {
    ...countTests(report),
    retried: [...listRetried(report), ...listRetried(more)],
    failures: listFailed(report),
  };
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Counts the tests in our own report, in Vitest's, or in Playwright's. */
export function countTests(report: unknown): TestCount {
  if (!isRecord(report)) return { passed: 0, failed: 1 };
  if (isRecord(report['stats'])) {
    const { expected, unexpected, flaky } = report['stats'];
    const errors = Array.isArray(report['errors']) ? report['errors'].length : 0;
    return { passed: toNumber(expected) + toNumber(flaky), failed: toNumber(unexpected) + errors };
  }
  if ('numTotalTests' in report) {
    // A test file that doesn't load has no tests to count, but it failed.
    const files = Array.isArray(report['testResults']) ? report['testResults'] : [];
    const broken = files.filter((file) => isBrokenFile(file)).length;
    return {
      passed: toNumber(report['numPassedTests']),
      failed: toNumber(report['numFailedTests']) + broken,
    };
  }
  return { passed: toNumber(report['passed']), failed: toNumber(report['failed']) };
}

function isBrokenFile(file: unknown): boolean {
  if (!isRecord(file)) return false;
  const tests = file['assertionResults'];
  return file['status'] === 'failed' && Array.isArray(tests) && tests.length === 0;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function toNumber(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

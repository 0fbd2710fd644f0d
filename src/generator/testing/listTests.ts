import path from 'node:path';
import { z } from 'zod';
import { ROOT } from '../files/directories.ts';

/** Our own report format, which `RetryReporter` also writes. */
const listSchema = z.object({ retried: z.array(z.string()) });

const specSchema = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(z.object({ projectName: z.string(), status: z.string() })),
});

const suiteSchema = z.object({
  specs: z.array(specSchema).default([]),
  get suites() {
    return z.array(suiteSchema).default([]);
  },
});

const vitestSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

/** Lists tests that failed and then passed, by file and title: `settings.spec.ts › keeps the colors (phone)`. */
export function listRetried(report: unknown): string[] {
  const own = listSchema.safeParse(report);
  return own.success ? own.data.retried : listPlaywright(report, 'flaky');
}

/** Lists tests that failed, by file and title. Our own reports don't contain them, because their runners print them at the end. */
export function listFailed(report: unknown): string[] {
  const vitest = vitestSchema.safeParse(report);
  if (!vitest.success) return listPlaywright(report, 'unexpected');
  return vitest.data.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${path.relative(ROOT, name)} › ${fullName}`),
  );
}

function listPlaywright(report: unknown, status: 'flaky' | 'unexpected'): string[] {
  const playwright = suiteSchema.safeParse(report);
  return playwright.success ? listByStatus(playwright.data, status) : [];
}

function listByStatus({ specs, suites }: z.infer<typeof suiteSchema>, wanted: string): string[] {
  const found = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ projectName }) => `${file} › ${title} (${projectName})`),
  );
  return [...found, ...suites.flatMap((suite) => listByStatus(suite, wanted))];
}

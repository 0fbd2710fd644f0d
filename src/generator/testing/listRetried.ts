import { z } from 'zod';

/** Our own report, and the one of the Vitest reporter beside this file. */
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

/** The tests that failed and then passed, by file and title: `settings.spec.ts › keeps the colors (phone)`. */
export function listRetried(report: unknown): string[] {
  const own = listSchema.safeParse(report);
  if (own.success) return own.data.retried;
  const playwright = suiteSchema.safeParse(report);
  return playwright.success ? listFlaky(playwright.data) : [];
}

function listFlaky({ specs, suites }: z.infer<typeof suiteSchema>): string[] {
  const flaky = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName }) => `${file} › ${title} (${projectName})`),
  );
  return [...flaky, ...suites.flatMap(listFlaky)];
}

/** What one test did to the server, and what came of it. */
export interface ResilienceRow {
  test: string;
  /** With the numbers of the run: `3 kills during 3,000 posts`. */
  what: string;
  result: string;
}

const INTRODUCTION = `# What the server withstands

This table comes from the tests in \`src/server/resilience\`, which run with \`npm test\`. Each of them fails if its row here doesn't match
what it did. To write the table again, run \`npm run test:resilience\`. To fuzz for longer, run
\`npm run test:resilience -- --fuzz 200000\`, and for a longer soak \`npm run test:resilience -- --soak 200000\`.

The full disk is a real one (a small tmpfs) if the tests are allowed to mount one. Otherwise only the limit on the size of the file is tested. The
PostgreSQL tests need its programs on the machine, and say so if they aren't there.`;

/** The text of `RESILIENCE.md`. */
export function formatTable(rows: readonly ResilienceRow[]): string {
  const sorted = [...rows].sort((a, b) => a.test.localeCompare(b.test, 'en'));
  const cells = sorted.map(({ test, what, result }) => `| ${[test, what, result].join(' | ')} |`);
  return `${INTRODUCTION}\n\n| Test | What happens | Result |\n|---|---|---|\n${cells.join('\n')}\n`;
}

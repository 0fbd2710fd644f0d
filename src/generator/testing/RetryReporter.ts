import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

/** Lists tests that only passed after a retry at the end of a Vitest run. Vitest requires a default export. */
export default class RetryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const retried = modules.flatMap(({ children, relativeModuleId }) =>
      [...children.allTests()]
        .filter((test) => test.diagnostic()?.flaky)
        .map(({ fullName }) => `${relativeModuleId} › ${fullName}`),
    );
    if (retried.length > 0) console.log(`\nPassed after a retry:\n  ${retried.join('\n  ')}`);
    const file = process.env['RETRIED_FILE'];
    if (!file) return;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ retried }));
  }
}

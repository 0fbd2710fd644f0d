import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on the page as it stands, one line per rule and element. */
export async function findViolations(page: Page, place: string): Promise<string[]> {
  // As a script tag it would be refused by the site's content security policy.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  // Asking for violations alone is several times faster than axe's full report.
  const violations = await page.evaluate(async (tags) => {
    const { axe: runner } = window as unknown as { axe: typeof axe };
    const results = await runner.run({ runOnly: tags, resultTypes: ['violations'] });
    return results.violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ target, failureSummary }) => ({
        target: target.join(' '),
        failureSummary,
      })),
    }));
  }, TAGS);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => {
      const reason = failureSummary?.split('\n')[1]?.trim() ?? '';
      return `${place}: ${id} ${target} ${reason}`;
    }),
  );
}

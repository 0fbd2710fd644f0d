import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf8');
export const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export interface Violation {
  /** Rule, element, and reason. */
  finding: string;
  /** Where it was found: `/x/introduction/ dark`. */
  place: string;
}

/** Rules about colors. Only their results can change with the color scheme of a page. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Returns everything axe finds on the current page, with all rules or only the given ones. */
export async function findViolations(
  page: Page,
  place: string,
  rules?: readonly string[],
): Promise<Violation[]> {
  // The site's content security policy would block a script tag.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  // Asking only for violations is several times faster than axe's full report.
  const runOnly = rules
    ? { type: 'rule' as const, values: [...rules] }
    : { type: 'tag' as const, values: AXE_TAGS };
  const findings = await page.evaluate(async (only) => {
    // While elements fade in, their colors aren't the final ones.
    const animations = document.getAnimations().filter(({ effect }) => {
      const { iterations = 1 } = effect?.getComputedTiming() ?? {};
      return Number.isFinite(iterations);
    });
    await Promise.allSettled(animations.map(({ finished }) => finished));
    const { axe: runner } = window as unknown as { axe: typeof axe };
    const { violations } = await runner.run({
      runOnly: only,
      resultTypes: ['violations'],
      iframes: false,
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => {
        const reason = failureSummary?.split('\n')[1]?.trim() ?? '';
        return `${id}: ${target.join(' ')} (${reason})`;
      }),
    );
  }, runOnly);
  return findings.map((finding) => ({ finding, place }));
}

/** Formats one line per finding, however many pages have it. */
export function summarize(violations: readonly Violation[]): string[] {
  return [...Map.groupBy(violations, ({ finding }) => finding)].map(
    ([finding, seen]) => `${finding} on ${seen.map(({ place }) => place).join(', ')}`,
  );
}

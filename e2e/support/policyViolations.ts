import type { Page } from '@playwright/test';

/** Records what the content security policy of the page blocks: `style-src-attr inline`. */
export async function watchPolicyViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      violations.push(`${effectiveDirective} ${blockedURI} ${sample}`.trim());
    });
  });
  return () => page.evaluate(() => (window as unknown as { violations: string[] }).violations);
}

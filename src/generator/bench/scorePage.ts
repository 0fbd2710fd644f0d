import { chromium } from '@playwright/test';
import { findFreePort } from '../processes/findFreePort.ts';
import type { BenchRow } from './BenchRow.ts';
import type { BenchPage } from './benchPages.ts';
import { runLighthouse } from './runLighthouse.ts';

/** What Lighthouse says about a page on a phone. */
export async function scorePage(
  site: string,
  { path, performance, isIndexed = true }: BenchPage,
  executablePath: string,
): Promise<BenchRow[]> {
  const port = await findFreePort();
  const args = ['--no-sandbox', `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath, args });
  const { scores, failing, lcp, cls } = await runLighthouse(site + path, port);
  await browser.close();
  if (failing.length > 0) console.log(`${path}: ${failing.join(', ')}`);
  const budgets: Record<string, number> = { performance, accessibility: 99, seo: 99 };
  if (!isIndexed) delete budgets['seo'];
  return [
    ...Object.entries(budgets).map(([id, budget]): BenchRow => {
      const value = scores[id] ?? 0;
      return {
        subject: path,
        what: `Lighthouse ${id}`,
        value,
        budget,
        unit: 'points',
        atLeast: true,
      };
    }),
    {
      subject: path,
      what: 'largest contentful paint',
      value: Math.round(lcp),
      budget: 2500,
      unit: 'ms',
    },
    {
      subject: path,
      what: 'layout shift',
      value: Math.round(cls * 1000) / 1000,
      budget: 0.01,
      unit: '',
    },
  ];
}

import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';
import { TaskFailure } from '../processes/runTask.ts';
import type { ProbePage } from './createProbePage.ts';

export interface EditTimes {
  textMs: number[];
  demoMs: number[];
}

const EDITS = 5;
const TIMEOUT_MS = 30_000;
/** An edit that follows at once would be merged with the one before. */
const PAUSE_MS = 400;

/** Edits a page and its demo and measures, in a browser, how long it takes until the new text is in the document. */
export async function measureEdits(
  url: string,
  probe: ProbePage,
  executablePath: string,
): Promise<EditTimes> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const waitForToken = await watchTokens(page);
    await page.goto(url + probe.pathname);
    await page.locator('[data-demo][data-state="live"]').waitFor({ timeout: TIMEOUT_MS });
    const measure = async (edit: (token: string) => void) => {
      const times: number[] = [];
      for (let index = 0; index < EDITS; index += 1) {
        await wait(PAUSE_MS);
        const token = `token-${performance.now().toFixed(0)}`;
        const seen = waitForToken(token);
        const start = performance.now();
        edit(token);
        times.push((await seen) - start);
      }
      return times;
    };
    const demoMs = await measure(probe.editDemo);
    return { demoMs, textMs: await measure(probe.editText) };
  } finally {
    await browser.close();
  }
}

/** Runs in the page. */
const REPORT_TOKENS = `
  const reported = new Set();
  const look = () => {
    for (const [token] of document.body?.textContent.matchAll(/token-\\d+/g) ?? []) {
      if (!reported.has(token)) reportToken(token);
      reported.add(token);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
`;

/** Looks for tokens in every frame that the page paints, also after it has reloaded. */
async function watchTokens(page: Page): Promise<(token: string) => Promise<number>> {
  const seen = new Map<string, () => void>();
  await page.exposeFunction('reportToken', (token: string) => seen.get(token)?.());
  await page.addInitScript(REPORT_TOKENS);
  return (token) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new TaskFailure(`An edit wasn't visible after ${TIMEOUT_MS / 1000} s.`)),
        TIMEOUT_MS,
      );
      seen.set(token, () => {
        clearTimeout(timer);
        resolve(performance.now());
      });
    });
}

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';

const ORIGIN = 'http://project.test';
const RENDER_MS = 15_000;
/** Elements that are visible without text. */
const PICTURES = 'svg, canvas, img, input, button';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Opens a built project in the browser and returns a sentence for each problem. */
export async function openProject(browser: Browser, dist: string): Promise<string[]> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const faults: string[] = [];
  const page = await context.newPage();
  page.on('pageerror', (error) => faults.push(`It throws: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isLicenseNotice(message.text())) {
      faults.push(`It writes an error to the console: ${message.text()}`);
    }
  });
  await page.route(`${ORIGIN}/**`, (route) => {
    const name = new URL(route.request().url()).pathname;
    const file = path.join(dist, name === '/' ? 'index.html' : name);
    if (!existsSync(file)) return route.fulfill({ status: name === '/favicon.ico' ? 204 : 404 });
    const contentType = CONTENT_TYPES[path.extname(file)] ?? 'application/octet-stream';
    return route.fulfill({ contentType, body: readFileSync(file) });
  });
  try {
    await page.goto(`${ORIGIN}/`);
    if (!(await showsSomething(page))) faults.push('It shows nothing.');
  } finally {
    await context.close();
  }
  return faults;
}

/** Whether a message is about a missing license key. No project has one, so paid components print it. */
export function isLicenseNotice(text: string): boolean {
  return text.includes('MUI X: Missing license key');
}

async function showsSomething(page: Page): Promise<boolean> {
  const root = page.locator('#root');
  try {
    await root.locator('> *').first().waitFor({ state: 'visible', timeout: RENDER_MS });
  } catch {
    return false;
  }
  // Effects, and everything they render, come after the first paint.
  await page.waitForTimeout(200);
  const text = (await root.innerText()).trim();
  return text !== '' || (await root.locator(PICTURES).count()) > 0;
}

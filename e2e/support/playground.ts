import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { formatCodeFragment } from '../../src/site/features/live/codeFragment.ts';
import { expect } from './test.ts';
import type { Page } from '@playwright/test';

/** The smallest program that shows something. */
export const HELLO = `export default function Demo() {\n  return <p>Hello</p>;\n}\n`;

/** Opens the playground with code from a link, which is shown but not run. */
export async function openLink(page: Page, source: string): Promise<void> {
  await page.goto(`/playground/#${formatCodeFragment([{ name: 'Demo.tsx', source }])}`);
}

/** Opens the playground with code from a link and agrees to run it. */
export async function openCode(page: Page, source: string): Promise<void> {
  await openLink(page, source);
  await page.getByRole('button', { name: 'Run the code' }).click();
}

/** Code that tries something when it loads and logs the outcome. */
export function tries(attempt: string): string {
  return `
async function attempt(): Promise<unknown> {
  ${attempt}
}
attempt().then(
  (value) => console.log('DONE', String(value)),
  (error) => console.log('REFUSED', error?.name ?? String(error)),
);
export default function Demo() {
  return <p>Here</p>;
}
`;
}

/**
 * Runs code that makes one attempt after another, each after the given statement. Returns what it logged about each attempt, such
 * as `DONE fetch [object Response]` or `REFUSED fetch TypeError`.
 */
export async function tryAll(
  page: Page,
  attempts: Readonly<Record<string, string>>,
  before = '',
): Promise<string[]> {
  const list = Object.entries(attempts).map(
    ([name, attempt]) =>
      `[${JSON.stringify(name)}, async (): Promise<unknown> => { ${before} ${attempt} }],`,
  );
  await openCode(
    page,
    `
const attempts: [string, () => Promise<unknown>][] = [
  ${list.join('\n  ')}
];
async function tryAll() {
  for (const [name, attempt] of attempts) {
    await attempt().then(
      (value) => console.log('DONE', name, String(value)),
      (error) => console.log('REFUSED', name, error?.name ?? String(error)),
    );
  }
  console.log('END');
}
void tryAll();
export default function Demo() {
  return <p>Here</p>;
}
`,
  );
  const log = page.getByRole('log', { name: 'Console' });
  await expect(log.getByText(/^END/)).toBeVisible({ timeout: 30_000 });
  const outcomes = await log.getByText(/^(DONE|REFUSED)/).allTextContents();
  expect(outcomes).toHaveLength(list.length);
  return outcomes;
}

/** Finds the outcome that the code logged: `DONE value` or `REFUSED SecurityError`. */
export async function readOutcome(page: Page): Promise<string> {
  const line = page.getByRole('log', { name: 'Console' }).getByText(/^(DONE|REFUSED)/);
  await expect(line.first()).toBeVisible({ timeout: 30_000 });
  return (await line.first().textContent()) ?? '';
}

/** Waits until the code has logged its outcome, or has been stopped because it tried to leave its frame. */
export async function waitForEnd(page: Page): Promise<void> {
  const outcome = page.getByRole('log', { name: 'Console' }).getByText(/^(DONE|REFUSED)/);
  const stopped = page.getByText('The code tried to leave its frame');
  await expect(outcome.or(stopped).first()).toBeVisible({ timeout: 30_000 });
}

/** Finds the visible frame. */
export function getResult(page: Page) {
  return page.frameLocator('iframe[data-state=shown]');
}

export async function waitForStatus(page: Page, status: string): Promise<void> {
  await expect(page.locator('[data-status]')).toHaveText(status, { timeout: 30_000 });
}

/** Replaces all text in the editor. */
export async function replaceCode(page: Page, source: string): Promise<void> {
  const editor = page.getByRole('textbox', { name: /^Code of / });
  await editor.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(source);
}

/** Replaces all text in the editor from the clipboard. Typing thousands of lines would take the browser minutes. */
export async function pasteCode(page: Page, source: string): Promise<void> {
  const editor = page.getByRole('textbox', { name: /^Code of / });
  await editor.click();
  await page.keyboard.press('ControlOrMeta+a');
  await editor.evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, source);
}

/** Records the longest time for which the page's main thread was blocked. */
export async function watchBlocks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let last = performance.now();
    let longest = 0;
    addEventListener('forget-blocks', () => (longest = 0));
    setInterval(() => {
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
      document.documentElement.dataset['longestBlock'] = String(Math.round(longest));
    }, 20);
  });
}

/** Resets the record, for example to exclude the time of loading. */
export async function forgetBlocks(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('forget-blocks')));
}

/** Returns the recorded time in milliseconds. Requires `watchBlocks`. */
export async function readLongestBlock(page: Page): Promise<number> {
  return Number(await page.locator('html').getAttribute('data-longest-block'));
}

export interface Witness {
  url: string;
  /** All received requests: `GET /image`. */
  requests: string[];
  close: () => Promise<void>;
}

/** Starts another origin that answers every request and records it. */
export async function startWitness(): Promise<Witness> {
  const requests: string[] = [];
  const note = (request: { method?: string | undefined; url?: string | undefined }) =>
    requests.push(`${request.method} ${request.url}`);
  const server = createServer((request, response) => {
    note(request);
    response.writeHead(200, { 'access-control-allow-origin': '*', 'content-type': 'text/html' });
    response.end('<p>Elsewhere</p>');
  });
  server.on('upgrade', (request, socket) => {
    note(request);
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

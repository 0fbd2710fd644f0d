import type { Page } from '@playwright/test';
import { measureClicks } from './support/clickLatency.ts';
import { measureSlowness } from './support/measureSlowness.ts';
import {
  forgetBlocks,
  getResult,
  HELLO,
  openCode,
  openLink,
  pasteCode,
  readLongestBlock,
  replaceCode,
  waitForStatus,
  watchBlocks,
} from './support/playground.ts';
import { expect, test } from './support/test.ts';

/** Short links that kept the compiler or the editor busy for seconds or minutes. */
test.describe('code that is hard to parse', () => {
  const BRACKETS = 'nested more than 400 levels deep';
  for (const [name, source, message] of [
    ['nested generics', 'f<T>('.repeat(28), 'Compiling was stopped after 2 seconds'],
    ['60,000 parentheses', '('.repeat(60_000), BRACKETS],
    ['60,000 lines with a parenthesis', '(\n'.repeat(60_000), BRACKETS],
    // How far the compiler gets depends on the machine.
    [
      '60,000 lines with an operator',
      '!\n'.repeat(60_000),
      /nested more than|Compiling was stopped/,
    ],
  ] as const) {
    test(`gives up on ${name}, and compiles the next edit @desktop`, async ({ page }) => {
      test.setTimeout(120_000);
      await watchBlocks(page);
      await openLink(page, source);
      await expect(page.locator('.cm-content')).toBeVisible({ timeout: 30_000 });
      const slowness = await measureSlowness(page);
      await page.getByRole('button', { name: 'Run the code' }).click();
      await forgetBlocks(page);
      await expect(page.getByRole('alert')).toContainText(message, { timeout: 30_000 });
      await replaceCode(page, HELLO);
      await expect(getResult(page).getByText('Hello')).toBeVisible({ timeout: 30_000 });
      await expect(page.getByRole('alert')).toBeHidden();
      await forgetBlocks(page);
      await pasteCode(page, source);
      await expect(page.getByRole('alert')).toContainText(message, { timeout: 30_000 });
      expect(await readLongestBlock(page)).toBeLessThan(1000 * slowness);
    });
  }
});

/** Anyone can send code in a link that keeps the browser busy. */
test.describe('hostile code @desktop', () => {
  // These tests are about what the page does, not about what it logs.
  test.use({ expectedNoise: [/./s] });

  test('ends an endless loop with an error', async ({ page }) => {
    await openCode(page, HELLO);
    await expect(getResult(page).getByText('Hello')).toBeVisible({ timeout: 30_000 });
    await replaceCode(page, `for (;;) {}\nexport default () => null;`);
    await expect(page.getByRole('alert')).toContainText('A loop ran for more than 3 seconds', {
      timeout: 30_000,
    });
    await expect(getResult(page).getByText('Hello')).toBeVisible({ timeout: 30_000 });
  });

  // There is no loop in the code, so there is no place to insert a check that ends it.
  const SPIN = 'const spin = (): Promise<void> => Promise.resolve().then(spin);';

  test('does not block the page with code that never ends', async ({ page }) => {
    await openCode(page, HELLO);
    await expect(getResult(page).getByText('Hello')).toBeVisible({ timeout: 30_000 });
    await replaceCode(page, `${SPIN}\nawait spin();\nexport default () => null;`);
    await waitForStatus(page, 'Still running');
    await stop(page);
    await waitForStatus(page, 'Stopped');
    await expect(getResult(page).getByText('Hello')).toBeVisible({ timeout: 30_000 });
    await replaceCode(page, HELLO.replace('Hello', 'Ahoy'));
    await expect(getResult(page).getByText('Ahoy')).toBeVisible({ timeout: 30_000 });
  });

  test('stops code that keeps its frame busy after rendering', async ({ page }) => {
    await openCode(page, `${SPIN}\nsetTimeout(spin, 1000);\n${HELLO}`);
    await expect(getResult(page).getByText('Hello')).toBeVisible({ timeout: 30_000 });
    await waitForStatus(page, 'Still running');
    await stop(page);
    await waitForStatus(page, 'Stopped');
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(page.getByText('Stopped. Run the code to see its result.')).toBeVisible();
    await replaceCode(page, HELLO.replace('Hello', 'Ahoy'));
    await expect(getResult(page).getByText('Ahoy')).toBeVisible({ timeout: 30_000 });
  });

  test('stops timers that started after rendering', async ({ page }) => {
    await openCode(page, `let n = 0;\nsetInterval(() => console.log(n++), 50);\n${HELLO}`);
    const lines = page.getByRole('log').getByRole('listitem');
    await expect(lines.nth(3)).toBeVisible({ timeout: 30_000 });
    await page.getByRole('button', { name: 'Stop' }).click();
    await waitForStatus(page, 'Stopped');
    await expect(page.getByRole('button', { name: 'Stop' })).toBeDisabled();
    const count = await lines.count();
    await page.waitForTimeout(500);
    expect(await lines.count()).toBe(count);
    await page.getByRole('button', { name: 'Run' }).click();
    await expect(getResult(page).getByText('Hello')).toBeVisible({ timeout: 30_000 });
  });

  /** A flood that freezes the page does so every time, but other programs on the machine interfere only sometimes. */
  const FLOODS = 3;
  const MAX_CLICK_MS = 500;

  for (const [name, flood] of Object.entries({
    'console lines': `for (let n = 0; n < 100_000; n++) console.log('line', n)`,
    'forged messages': `const id = location.hash.slice(1); for (let n = 0; n < 100_000; n++) parent.postMessage({ type: 'console', id, level: 'log', text: 'x'.repeat(1000) + n }, '*')`,
    'forged heights': `const id = location.hash.slice(1); for (let n = 0; n < 100_000; n++) parent.postMessage({ type: 'height', id, height: n % 500 }, '*')`,
    'forged errors': `const id = location.hash.slice(1); for (let n = 0; n < 100_000; n++) parent.postMessage({ type: 'error', id, message: 'no ' + n, stack: '' }, '*')`,
  })) {
    test(`answers clicks during 100,000 ${name}`, async ({ page }) => {
      test.setTimeout(180_000);
      await openCode(
        page,
        `const flood = () => { ${flood} };\nexport default () => <button onClick={() => setTimeout(flood, 200)}>Flood</button>;`,
      );
      /** Measures how long the slowest click would have waited on an idle machine. */
      const measureFlood = async () => {
        const button = getResult(page).getByRole('button', { name: 'Flood' });
        await expect(button).toBeVisible({ timeout: 30_000 });
        const slowness = await measureSlowness(page);
        const slowest = await measureClicks(page, async () => {
          // The mouse is busy with the measured clicks.
          await button.evaluate((element: HTMLElement) => element.click());
          if (name.startsWith('forged')) {
            await expect(page.getByRole('alert')).toContainText('more messages than the page can', {
              timeout: 60_000,
            });
          } else {
            await expect(page.getByRole('log')).toContainText('The others were dropped', {
              timeout: 60_000,
            });
          }
        });
        return Math.round(slowest / slowness);
      };
      const times = [await measureFlood()];
      while (times.length < FLOODS && Math.min(...times) >= MAX_CLICK_MS) {
        await page.getByRole('button', { name: 'Run', exact: true }).click();
        await expect(page.getByRole('alert')).toBeHidden({ timeout: 30_000 });
        await expect(page.getByText('The others were dropped')).toHaveCount(0);
        times.push(await measureFlood());
      }
      expect(Math.min(...times), `ms, of ${times.join(', ')}`).toBeLessThan(MAX_CLICK_MS);
      await replaceCode(page, HELLO.replace('Hello', 'Ahoy'));
      await expect(getResult(page).getByText('Ahoy')).toBeVisible({ timeout: 60_000 });
    });
  }
});

/** Playwright's mouse and keyboard wait for every frame, and one is busy, so the page clicks. */
async function stop(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: 'Stop' })
    .evaluate((button: HTMLElement) => button.click());
}

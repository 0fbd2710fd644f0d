import path from 'node:path';
import type { Page } from '@playwright/test';
import { siteConfig } from '#content/site.config.ts';
import { createSqliteStorage } from '#server/storage/sqlite/createSqliteStorage.ts';
import type { StoredFeedback } from '#server/storage/Storage.ts';
import { findViolations, summarize } from './support/findViolations.ts';
import { PROSE } from './support/fixturePaths.ts';
import { expect, test } from './support/test.ts';

const PAGE = PROSE;
const SUBMITTED = 'Feedback submitted';
const FAILED = "Couldn't submit feedback. Please try again later.";

const getForm = (page: Page) => page.locator('[data-feedback] form, main form');
const getComment = (page: Page) => page.getByRole('textbox', { name: /^(How|What) / });
const getThumb = (page: Page, name: 'Yes' | 'No') =>
  page.getByRole('button', { name, exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'Submit' }).click();
const getSnackbar = (page: Page, text: string) => page.locator('body > p', { hasText: text });

/** Reads the stored entries with a comment that only one test writes. */
async function readStored(comment: string): Promise<StoredFeedback[]> {
  const storage = createSqliteStorage(path.join(process.env['E2E_DATA_DIR'] ?? '', 'site.db'));
  const all = await storage.listFeedback({ from: 0, to: Number.MAX_SAFE_INTEGER });
  await storage.close();
  return all.filter((entry) => entry.comment === comment);
}

/** A comment that no other test writes. */
const createComment = (text: string) => `${text} ${Math.random().toString(36).slice(2)}`;

test.describe('with the server up', () => {
  test('stores a vote and a comment, and shows the vote on return', async ({ page }) => {
    const comment = createComment('The steps were clear.');
    await page.goto(PAGE);
    const yes = getThumb(page, 'Yes');
    await expect(yes).toHaveAttribute('aria-pressed', 'false');
    await yes.click();
    await expect(yes).toHaveAttribute('aria-pressed', 'true');
    const field = page.getByRole('textbox', {
      name: 'What did you like about this page? (optional)',
    });
    await expect(field).toBeFocused();
    await expect(page.getByText('Found a bug')).toBeHidden();
    await field.fill(comment);
    await submit(page);
    await expect(getSnackbar(page, SUBMITTED)).toBeVisible();
    await expect(page.locator('#announcements')).toHaveText(SUBMITTED);
    await expect(getForm(page)).toBeHidden();
    await expect(yes).toBeFocused();
    expect(await readStored(comment)).toMatchObject([
      {
        page: '/x/fixtures/prose',
        vote: 1,
        language: 'en',
        version: siteConfig.library.version,
      },
    ]);
    await page.reload();
    await expect(yes).toHaveAttribute('aria-pressed', 'true');
    await yes.click();
    await expect(field, 'the text was cleared').toHaveValue('');
  });

  test('takes a comment on a section from the keyboard, under its heading', async ({ page }) => {
    const comment = createComment('Name the peer versions.');
    await page.goto(PAGE);
    const heading = page.getByRole('heading', { name: 'A table' });
    const button = heading.locator('..').getByRole('button', { name: 'Comment on this section' });
    await button.focus();
    await page.keyboard.press('Enter');
    const field = page.getByRole('textbox', { name: 'How can we improve “A table”?' });
    await expect(field).toBeFocused();
    const [headingBox, fieldBox] = [await heading.boundingBox(), await field.boundingBox()];
    expect((fieldBox?.y ?? 0) - (headingBox?.y ?? 0)).toBeLessThan(160);
    await expect(page.getByRole('link', { name: 'Open an issue' })).toHaveAttribute(
      'href',
      /issues\/new\?.*prose/,
    );
    await field.fill(comment);
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(getSnackbar(page, SUBMITTED)).toBeVisible();
    await expect(button).toBeFocused();
    const [stored, ...others] = await readStored(comment);
    expect(stored).toMatchObject({ section: 'a-table' });
    expect(stored).not.toHaveProperty('vote');
    expect(others).toEqual([]);
    await button.press('Enter');
    await expect(field).toHaveValue('');
  });

  test('refuses a short comment with a message and keeps it', async ({ page }) => {
    const posts: string[] = [];
    page.on(
      'request',
      (request) => void (request.method() === 'POST' && posts.push(request.url())),
    );
    await page.goto(PAGE);
    await getThumb(page, 'No').click();
    await getComment(page).fill('Bad.');
    await submit(page);
    await expect(
      page.getByRole('alert').filter({ hasText: 'at least 10 characters' }),
    ).toBeVisible();
    await expect(getComment(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(getComment(page)).toHaveValue('Bad.');
    await expect(getComment(page)).toBeFocused();
    await page.reload();
    await getThumb(page, 'No').click();
    await expect(getComment(page), 'kept over a reload').toHaveValue('Bad.');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(getThumb(page, 'No')).toHaveAttribute('aria-pressed', 'false');
    await expect(getThumb(page, 'No')).toBeFocused();
    await getThumb(page, 'Yes').click();
    await expect(getComment(page), 'kept over Cancel').toHaveValue('Bad.');
    expect(posts).toEqual([]);
  });

  test('refuses a form that a bot filled in @desktop', async ({ page }) => {
    const comment = createComment('Buy cheap grids here.');
    await page.goto(PAGE);
    await getThumb(page, 'No').click();
    await getComment(page).fill(comment);
    await page.locator('input[name=website]').evaluate((input: HTMLInputElement) => {
      input.value = 'https://spam.example';
    });
    await submit(page);
    await expect(page.getByRole('alert').filter({ hasText: FAILED })).toBeVisible();
    expect(await readStored(comment)).toEqual([]);
  });

  test.use({ expectedNoise: [/status of 400/] });
});

test.describe('with the server down', () => {
  test.use({ expectedNoise: [/ERR_FAILED|ERR_CONNECTION_REFUSED|status of 50\d|status of 429/] });

  for (const [how, answer] of [
    ["that doesn't answer", undefined],
    ['that has no database', { status: 503, body: '{"error":"down"}' }],
    ['that answers nonsense', { status: 502, body: '<html>' }],
  ] as const) {
    test(`keeps the text over a server ${how}, and sends it later @desktop`, async ({ page }) => {
      const comment = createComment('Say more about pnpm.');
      await page.goto(PAGE);
      await page.route('**/feedback', (route) => (answer ? route.fulfill(answer) : route.abort()));
      await getThumb(page, 'No').click();
      await getComment(page).fill(comment);
      await submit(page);
      await expect(page.getByRole('alert').filter({ hasText: FAILED })).toBeVisible();
      await expect(getComment(page)).toHaveValue(comment);
      await page.unroute('**/feedback');
      await submit(page);
      await expect(getSnackbar(page, SUBMITTED)).toBeVisible();
      expect(await readStored(comment)).toMatchObject([{ vote: 0 }]);
    });
  }

  test('says when to try again after too many messages @desktop', async ({ page }) => {
    await page.goto(PAGE);
    await page.route('**/feedback', (route) =>
      route.fulfill({ status: 429, headers: { 'retry-after': '42' }, body: '{}' }),
    );
    await getThumb(page, 'No').click();
    await getComment(page).fill('Again and again.');
    await submit(page);
    await expect(
      page.getByText("You've sent a lot of feedback. Try again in 42 seconds."),
    ).toBeVisible();
    await expect(getComment(page)).toHaveValue('Again and again.');
  });
});

test('shows that it is sending while the server is slow, and sends once @desktop', async ({
  page,
}) => {
  const comment = createComment('Slow but sure.');
  let posts = 0;
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.goto(PAGE);
  await page.route('**/feedback', async (route) => {
    posts += 1;
    await gate;
    await route.continue();
  });
  await getThumb(page, 'Yes').click();
  await getComment(page).fill(comment);
  await submit(page);
  const sending = page.getByRole('button', { name: 'Sending…' });
  await expect(sending).toHaveAttribute('aria-disabled', 'true');
  await sending.click({ force: true });
  await page.keyboard.press('ControlOrMeta+Enter');
  await getThumb(page, 'No').click();
  release();
  await expect(getSnackbar(page, SUBMITTED)).toBeVisible();
  expect(posts).toBe(1);
  expect(await readStored(comment)).toMatchObject([{ vote: 1 }]);
});

test.describe('offline', () => {
  test.use({ expectedNoise: [/ERR_INTERNET_DISCONNECTED/] });

  test('waits and sends when the connection is back @desktop', async ({ page, context }) => {
    const comment = createComment('Written in a tunnel.');
    await page.goto(PAGE, { waitUntil: 'networkidle' });
    // The code of the form is loaded on first use.
    await getThumb(page, 'No').click();
    await context.setOffline(true);
    await getComment(page).fill(comment);
    await submit(page);
    await expect(getSnackbar(page, "You're offline.")).toBeVisible();
    await expect(getThumb(page, 'No')).toHaveAttribute('aria-pressed', 'true');
    await context.setOffline(false);
    await expect(getSnackbar(page, 'The feedback you left while offline')).toBeVisible();
    expect(await readStored(comment)).toMatchObject([{ vote: 0 }]);
    expect(await page.evaluate(() => localStorage.getItem('x-feedback-queue'))).toBeNull();
  });

  test('waits for the next page when this one is closed @desktop', async ({ page, context }) => {
    const comment = createComment('Closed the lid.');
    await page.goto(PAGE, { waitUntil: 'networkidle' });
    await getThumb(page, 'No').click();
    await context.setOffline(true);
    await getComment(page).fill(comment);
    await submit(page);
    await expect(getSnackbar(page, "You're offline.")).toBeVisible();
    await page.close();
    await context.setOffline(false);
    const next = await context.newPage();
    await next.goto('/x/introduction/licensing/');
    await expect(getSnackbar(next, 'The feedback you left while offline')).toBeVisible();
    expect(await readStored(comment)).toMatchObject([{ page: '/x/fixtures/prose', vote: 0 }]);
  });
});

test('gives axe nothing to find in the open form: with a fault, light, dark, and right to left', async ({
  page,
}) => {
  test.slow();
  const findings = [];
  for (const setting of ['light', 'dark', 'rtl']) {
    await page.emulateMedia({
      colorScheme: setting === 'dark' ? 'dark' : 'light',
      reducedMotion: 'reduce',
    });
    await page.goto(PAGE);
    await page.evaluate(
      (dir) => localStorage.setItem('x-direction', dir),
      setting === 'rtl' ? 'rtl' : 'ltr',
    );
    await page.reload({ waitUntil: 'networkidle' });
    await getThumb(page, 'No').click();
    await getComment(page).fill('Bad.');
    await submit(page);
    await expect(page.getByRole('alert').filter({ hasText: 'at least 10' })).toBeVisible();
    findings.push(...(await findViolations(page, `form ${setting}`)));
    // On phones, the button only appears after a tap on the heading, but the keyboard reaches it everywhere.
    await page.getByRole('button', { name: 'Comment on this section' }).first().press('Enter');
    findings.push(...(await findViolations(page, `section ${setting}`)));
  }
  expect(summarize(findings)).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('offers the issue tracker instead', async ({ page }) => {
    await page.goto(PAGE);
    await expect(getThumb(page, 'Yes')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Open an issue' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Comment on this section' })).toHaveCount(0);
  });
});

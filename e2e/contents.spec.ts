import { PROSE } from './support/fixturePaths.ts';
import { expect, test } from './support/test.ts';

test('marks the section being read @desktop', async ({ page }) => {
  await page.goto(PROSE);
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await expect(contents.locator('[aria-current]')).toHaveCount(0);
  await page.getByRole('heading', { name: 'A table' }).evaluate((heading) => {
    scrollTo({ top: heading.getBoundingClientRect().top + scrollY - 80, behavior: 'instant' });
  });
  await expect(contents.getByRole('link', { name: 'A table' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(contents.locator('[aria-current]')).toHaveCount(1);
});

test('goes to a section and marks it at once @desktop', async ({ page }) => {
  await page.goto(PROSE, { waitUntil: 'load' });
  const contents = page.getByRole('navigation', { name: 'Contents' });
  const link = contents.getByRole('link', { name: 'The last section' });
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL(/#the-last-section$/);
  await expect(page.getByRole('heading', { name: 'The last section' })).toBeInViewport();
});

test('is a disclosure under the title @phone', async ({ page }) => {
  await page.goto(PROSE);
  const disclosure = page.locator('[data-contents-disclosure]');
  const link = disclosure.getByRole('link', { name: 'A table' });
  await expect(link).toBeHidden();
  await disclosure.getByText('Contents').click();
  await link.click();
  await expect(page.getByRole('heading', { name: 'A table' })).toBeInViewport();
});

test('keeps a linked heading clear of the header', async ({ page }) => {
  await page.goto(`${PROSE}#a-table`);
  const heading = page.getByRole('heading', { name: 'A table' });
  const header = page.getByRole('banner');
  await expect(heading).toBeInViewport();
  await expect
    .poll(
      async () =>
        ((await heading.boundingBox())?.y ?? 0) - ((await header.boundingBox())?.height ?? 0),
    )
    .toBeGreaterThanOrEqual(0);
});

test('lays out a long text where the reader is', async ({ page }) => {
  const path = '/x/migration/migration-data-grid-v7/';
  await page.goto(path);
  const heading = page.getByRole('heading', { level: 2, name: 'Rename what is stable now' });
  const isLaidOut = () =>
    heading.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isLaidOut()).toBe(false);
  await page.goto(`${path}#rename-what-is-stable-now`);
  await expect(heading).toBeInViewport();
  expect(await isLaidOut()).toBe(true);
});

test('offers a way back to the top once the reader has left it', async ({ page }) => {
  await page.goto(PROSE, { waitUntil: 'load' });
  const button = page.getByRole('link', { name: 'Back to top' });
  await expect(button).not.toBeInViewport();
  await page.mouse.wheel(0, 1200);
  await expect(button).toBeInViewport();
  await button.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

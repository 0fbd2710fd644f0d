import type { Page } from '@playwright/test';
import { AD_HOST, CARBON, FEED, useAdServices, watchShifts } from './support/ads.ts';
import { expect, open, test } from './support/test.ts';

const PAGE = '/x/react-tree-view/rich-tree-view/selection/';
/** Expected console messages when ad services fail or are blocked. */
const ADS_NOISE =
  /^request to https:\/\/ads\.test\/|ERR_BLOCKED_BY_CLIENT|ad script is broken|has no template/;
const slotOf = (page: Page) => page.locator('[data-page-ad]');

/** Opens the page and scrolls to the ad, because ads load near the viewport and the opening above the slot can be long. */
async function openAtAd(page: Page) {
  await open(page, PAGE);
  await scrollToAd(page);
}

function scrollToAd(page: Page) {
  return slotOf(page).evaluate((slot) => slot.scrollIntoView({ block: 'center' }));
}

/** Fixes the random numbers of the page, which choose the shape of the ad, the in-house ad, and whether there is an appeal. */
async function draw(page: Page, value: number) {
  await page.addInitScript((fixed) => (Math.random = () => fixed), value);
}

/** The events that the ads of the page emit. */
async function listenForAds(page: Page) {
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    document.addEventListener('x:event', (event) => {
      const { name, action, label } = (event as CustomEvent).detail;
      if (name === 'ad') told.push(`${action} ${label}`);
    });
  });
  return () => page.evaluate(() => (window as unknown as { told: string[] }).told);
}

test.describe('with nothing configured', () => {
  test('shows an in-house ad in its reserved place', async ({ page }) => {
    const shifts = await watchShifts(page);
    await draw(page, 0.3);
    await openAtAd(page);
    const slot = page.getByRole('complementary', { name: 'Advertisement' });
    const link = slot.getByRole('link');
    await expect(link).toHaveCount(1);
    await expect(link).toHaveAttribute('rel', 'noopener sponsored');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toContainText('ad by MUI');
    await expect
      .poll(() => slot.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(slotOf(page)).toHaveAttribute('data-stage', 'in-house');
    await page.waitForLoadState('networkidle');
    expect(await shifts()).toEqual([]);
  });

  test('reserves the height before any script has run', async ({ page, viewport }) => {
    await page.route('**/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await page.goto(PAGE);
    const box = await slotOf(page).boundingBox();
    expect(box?.height).toBe((viewport?.width ?? 0) < 600 ? 142 : 126);
  });

  test('chooses among four ads that all fit the slot', async ({ page, viewport }) => {
    const titles = new Set<string>();
    for (const [index, value] of [0.21, 0.3, 0.6, 0.9].entries()) {
      const context = await page
        .context()
        .browser()!
        .newContext({ viewport: viewport ?? null });
      const other = await context.newPage();
      await draw(other, value);
      await other.goto(new URL(PAGE, test.info().project.use.baseURL).href);
      await scrollToAd(other);
      const card = slotOf(other).getByRole('link');
      titles.add((await card.locator('strong').textContent()) ?? String(index));
      const height = (await slotOf(other).boundingBox())?.height;
      expect(height, `ad ${index}`).toBe((viewport?.width ?? 0) < 600 ? 142 : 126);
      await context.close();
    }
    expect(titles.size).toBe(4);
  });

  test('shows a fifth of them as text @desktop', async ({ page }) => {
    await draw(page, 0.1);
    await openAtAd(page);
    const link = slotOf(page).getByRole('link');
    await expect(link).toContainText('Get started');
    await expect(link.locator('img')).toBeHidden();
  });

  test('shows nothing to bots @desktop', async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      userAgent: 'Googlebot/2.1',
      ...(baseURL && { baseURL }),
    });
    const page = await context.newPage();
    await openAtAd(page);
    await page.waitForLoadState('networkidle');
    await expect(slotOf(page)).toHaveText('');
    await expect(slotOf(page).getByRole('link')).toHaveCount(0);
    await context.close();
  });

  test('shows no ads on paid pages and where the navigation excludes them @desktop', async ({
    page,
  }) => {
    for (const path of ['/x/introduction/', '/x/react-tree-view/rich-tree-view/ordering/', '/x/']) {
      await page.goto(path);
      await expect(slotOf(page), path).toHaveCount(0);
    }
  });

  test('shows no ad in demos @desktop', async ({ page }) => {
    await openAtAd(page);
    await page
      .getByRole('button', { name: /^(Show|Expand) code/ })
      .first()
      .click();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[data-demo-ad]')).toHaveCount(0);
  });
});

test.describe('with Carbon', () => {
  test.use({ expectedNoise: [ADS_NOISE] });

  test('shows its ad', async ({ page }) => {
    const shifts = await watchShifts(page);
    await useAdServices(page, { mode: 'served', config: CARBON, intervalMs: 100 });
    await openAtAd(page);
    const link = slotOf(page).getByRole('link').first();
    await expect(link).toHaveAttribute('rel', 'noopener sponsored');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(slotOf(page)).toContainText('ads via Carbon');
    await page.waitForLoadState('networkidle');
    await expect(slotOf(page)).toHaveAttribute('data-stage', 'carbon');
    expect(await shifts()).toEqual([]);
    expect(await page.locator('script#_carbonads_js').count()).toBe(1);
  });

  test('replaces the house ad of Carbon with an in-house ad @desktop', async ({ page }) => {
    await useAdServices(page, { mode: 'house', config: CARBON, intervalMs: 100 });
    await openAtAd(page);
    await expect(slotOf(page)).toContainText('ad by MUI');
    await expect(slotOf(page).getByText('ads via Carbon')).toBeHidden();
    await expect(slotOf(page)).toHaveAttribute('data-stage', 'in-house');
  });

  for (const mode of ['blocked', 'empty', 'broken'] as const) {
    test(`appeals to the reader when it is ${mode} @desktop`, async ({ page }) => {
      const shifts = await watchShifts(page);
      await draw(page, 0.5);
      await useAdServices(page, { mode, config: CARBON, intervalMs: 50 });
      await openAtAd(page);
      await expect(slotOf(page)).toContainText('Ads support this site.');
      expect(await shifts()).toEqual([]);
    });
  }

  test('shows an in-house ad to a fifth of the readers who block ads @desktop', async ({
    page,
  }) => {
    await draw(page, 0.19);
    await useAdServices(page, { mode: 'blocked', config: CARBON, intervalMs: 50 });
    await openAtAd(page);
    await expect(slotOf(page)).toContainText('ad by MUI');
    await expect(slotOf(page)).toHaveAttribute('data-stage', 'in-house');
  });

  test('shows an ad that arrives late in place of the appeal @desktop', async ({ page }) => {
    const shifts = await watchShifts(page);
    await draw(page, 0.5);
    await useAdServices(page, { mode: 'late', config: CARBON, intervalMs: 250 });
    await openAtAd(page);
    await expect(slotOf(page)).toContainText('Ads support this site.');
    await expect(slotOf(page)).toContainText('ads via Carbon');
    await expect(slotOf(page)).not.toContainText('Ads support this site.');
    expect(await shifts()).toEqual([]);
  });

  test('reports a crash and shows nothing @desktop', async ({ page }) => {
    const told = await listenForAds(page);
    await draw(page, 0.19);
    await useAdServices(page, { mode: 'blocked', config: CARBON, intervalMs: 100 });
    // Remove the template before any script looks for it, however slow the machine is.
    await page.addInitScript(() => {
      const takeAway = () => document.querySelector('[data-page-ad] template')?.remove();
      new MutationObserver(takeAway).observe(document, { childList: true, subtree: true });
    });
    await openAtAd(page);
    await expect.poll(told).toEqual(['crash in-house-body-top-image']);
    await expect(slotOf(page)).toHaveText('');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('with the feed', () => {
  test.use({ expectedNoise: [ADS_NOISE] });
  const openCode = (page: Page) =>
    page
      .getByRole('button', { name: /^(Show|Expand) code/ })
      .first()
      .click();

  test('shows its ad under a demo, and counts it, without moving anything', async ({ page }) => {
    const shifts = await watchShifts(page);
    const asked = await useAdServices(page, { mode: 'served', config: FEED });
    await openAtAd(page);
    expect(await shifts()).toEqual([]);
    await openCode(page);
    const ad = page.locator('[data-demo-ad]');
    await ad.scrollIntoViewIfNeeded();
    // Shifts from before this point are expected, and a slow machine reports them too.
    const before = (await shifts()).length;
    const link = ad.getByRole('link');
    await expect(link).toContainText('Stand-in Anvils');
    await expect(link).toContainText('ad by Carbon');
    await expect(link).toHaveAttribute('rel', 'noopener sponsored');
    await expect(link).toHaveAttribute('href', `${AD_HOST}/click`);
    await page.waitForLoadState('networkidle');
    const pixels = asked
      .filter(({ pathname }) => pathname === '/pixel.svg')
      .map(({ search }) => search);
    for (const pixel of ['?kind=impression', '?kind=one&at=1700000000', '?kind=two'])
      expect(pixels).toContain(pixel);
    expect((await shifts()).slice(before)).toEqual([]);
  });

  test('fills the page slot if there is no Carbon @desktop', async ({ page }) => {
    const shifts = await watchShifts(page);
    await useAdServices(page, { mode: 'served', config: FEED });
    await openAtAd(page);
    await expect(slotOf(page)).toContainText('Stand-in Anvils');
    await page.waitForLoadState('networkidle');
    expect(await shifts()).toEqual([]);
  });

  test('is asked at most ten times before an in-house ad is shown @desktop', async ({ page }) => {
    const asked = await useAdServices(page, { mode: 'empty', config: FEED });
    await openAtAd(page);
    await expect(slotOf(page)).toContainText('ad by MUI');
    expect(asked).toHaveLength(10);
    await openCode(page);
    await page.locator('[data-demo-ad]').scrollIntoViewIfNeeded();
    await expect.poll(() => asked.length).toBe(20);
    await expect(page.locator('[data-demo-ad]')).toHaveText('');
  });

  for (const mode of ['broken', 'blocked'] as const) {
    test(`is asked once when it is ${mode} @desktop`, async ({ page }) => {
      const asked = await useAdServices(page, { mode, config: FEED });
      await openAtAd(page);
      await expect(slotOf(page)).toContainText('ad by MUI');
      expect(asked).toHaveLength(1);
    });
  }
});

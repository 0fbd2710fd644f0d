import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { configureSink, GTAG_SCRIPT } from './support/analytics.ts';
import { findViolations, summarize } from './support/findViolations.ts';
import { PROSE } from './support/fixturePaths.ts';
import { expect, openSettings, test } from './support/test.ts';

const PAGE = PROSE;
const collector = { kind: 'collector', url: '/events' } as const;
const gtag = { kind: 'gtag', id: 'G-TEST' } as const;

const getDialog = (page: Page) => page.getByRole('dialog', { name: 'Can we count page views?' });
const answer = (page: Page, name: 'Allow' | 'Essential only') =>
  getDialog(page).getByRole('button', { name }).click();

interface Beacons {
  read: () => Promise<Record<string, unknown>[]>;
}

/** Everything this tab has posted, on all its pages. The page records it, because Playwright misses requests during an unload. */
async function watchBeacons(page: Page): Promise<Beacons> {
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      const sent = JSON.parse(sessionStorage.getItem('sent') ?? '[]') as unknown[];
      sent.push(...(JSON.parse(String(body)) as unknown[]));
      sessionStorage.setItem('sent', JSON.stringify(sent));
      return send(url, body);
    };
  });
  return {
    read: async () =>
      JSON.parse(await page.evaluate(() => sessionStorage.getItem('sent') ?? '[]')) as Record<
        string,
        unknown
      >[],
  };
}

function readStored(location: string): number {
  const file = path.join(process.env['E2E_DATA_DIR'] ?? '', 'site.db');
  const database = new DatabaseSync(file, { readOnly: true });
  const row = database
    .prepare("SELECT count(*) AS count FROM events WHERE name = 'page_view' AND label = ?")
    .get(location);
  database.close();
  return Number(row?.['count']);
}

test('asks nothing and loads nothing without a sink @desktop', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => void scripts.push(request.url()));
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(
    scripts.filter((url) => /startAnalytics|showConsent|web-vitals|\/events$/.test(url)),
  ).toEqual([]);
  const dialog = await openSettings(page);
  await expect(dialog.getByRole('switch', { name: 'Analytics' })).toHaveCount(0);
});

test.describe('with the built-in collector', () => {
  test.beforeEach(({ context }) => configureSink(context, collector));

  test('sends nothing before consent, and the page view after it @desktop', async ({ page }) => {
    const beacons = await watchBeacons(page);
    await page.goto('/x/introduction/licensing/', { waitUntil: 'networkidle' });
    await expect(getDialog(page)).toBeVisible();
    await page.getByRole('button', { name: 'Release notes' }).click();
    await page.goto(PAGE, { waitUntil: 'networkidle' });
    expect(await beacons.read(), 'nothing was sent').toEqual([]);
    await answer(page, 'Allow');
    await expect(getDialog(page)).toBeHidden();
    await page.getByRole('button', { name: 'Copy the code' }).first().click();
    const before = readStored(PAGE);
    await page.goto('/x/introduction/', { waitUntil: 'networkidle' });
    await expect(getDialog(page)).toHaveCount(0);
    const events = await beacons.read();
    expect(events.filter(({ name }) => name === 'user_properties')).toHaveLength(5);
    expect(events.find(({ name }) => name === 'page_view')).toMatchObject({
      title: expect.stringMatching(/ - MUI X$/),
      location: PAGE,
      productId: 'null',
      productCategoryId: 'x',
    });
    expect(events).toContainEqual({ name: 'code', action: 'copy-click' });
    await expect.poll(() => readStored(PAGE)).toBeGreaterThan(before);
  });

  test('accepts Essential only, and lets the reader change it in the settings', async ({
    page,
  }) => {
    const beacons = await watchBeacons(page);
    await page.goto(PAGE);
    await answer(page, 'Essential only');
    await page.goto('/x/introduction/', { waitUntil: 'networkidle' });
    await expect(getDialog(page)).toHaveCount(0);
    const dialog = await openSettings(page);
    const choice = dialog.getByRole('switch', { name: 'Analytics' });
    await expect(choice).not.toBeChecked();
    expect(await beacons.read()).toEqual([]);
    await choice.click();
    await expect(choice).toBeChecked();
    await page.goto(PAGE);
    const isView = ({ name }: Record<string, unknown>) => name === 'page_view';
    await expect.poll(async () => (await beacons.read()).filter(isView).length).toBe(1);
    const again = (await openSettings(page)).getByRole('switch', { name: 'Analytics' });
    await again.click();
    await expect(again).not.toBeChecked();
    const { length } = await beacons.read();
    await page.goto('/x/introduction/');
    await page.waitForLoadState('networkidle');
    expect(await beacons.read(), 'pending events are dropped').toHaveLength(length);
  });

  test('gives axe nothing to find in the dialog, and leaves the keyboard free', async ({
    page,
  }) => {
    const findings = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(PAGE, { waitUntil: 'networkidle' });
      await expect(getDialog(page)).toBeVisible();
      findings.push(...(await findViolations(page, `consent ${colorScheme}`)));
    }
    expect(summarize(findings)).toEqual([]);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    const boxes = await Promise.all(
      ['Essential only', 'Allow'].map((name) =>
        getDialog(page).getByRole('button', { name }).boundingBox(),
      ),
    );
    expect(boxes[0]?.height).toBe(boxes[1]?.height);
    expect(Math.abs((boxes[0]?.width ?? 0) - (boxes[1]?.width ?? 0))).toBeLessThan(1);
  });

  for (const [signal, property] of [
    ['Do Not Track', 'doNotTrack'],
    ['Global Privacy Control', 'globalPrivacyControl'],
  ] as const) {
    test(`asks and sends nothing under ${signal}, also where it was allowed @desktop`, async ({
      page,
    }) => {
      const beacons = await watchBeacons(page);
      await page.addInitScript((name) => {
        const value = name === 'doNotTrack' ? '1' : true;
        Object.defineProperty(Navigator.prototype, name, { get: () => value, configurable: true });
        localStorage.setItem('x-consent', 'granted');
      }, property);
      await page.goto(PAGE, { waitUntil: 'networkidle' });
      await page.getByRole('button', { name: 'Copy the code' }).first().click();
      await page.goto('/x/introduction/', { waitUntil: 'networkidle' });
      await expect(getDialog(page)).toHaveCount(0);
      expect(await beacons.read()).toEqual([]);
    });
  }
});

test.describe('with a Google tag', () => {
  // The stand-in answers this request.
  test.use({ expectedNoise: [/request to https:\/\/www\.googletagmanager\.com/] });

  test('requests nothing from Google before consent, and calls the tag as documented @desktop', async ({
    page,
    context,
  }) => {
    await configureSink(context, gtag, { webVitalsSampling: 1 });
    const outside: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith('https:')) outside.push(request.url());
    });
    await page.goto(PAGE, { waitUntil: 'networkidle' });
    await expect(getDialog(page)).toBeVisible();
    expect(outside).toEqual([]);
    await answer(page, 'Allow');
    await expect.poll(() => outside).toEqual([`${GTAG_SCRIPT}?id=G-TEST`]);
    const readTold = () =>
      page.evaluate(() => (window as unknown as { told?: unknown[][] }).told ?? []);
    await expect.poll(async () => (await readTold()).length).toBeGreaterThan(8);
    await expect.poll(async () => (await readTold()).map((call) => call[1])).toContain('FCP');
    const told = await readTold();
    expect(told[0]).toEqual([
      'consent',
      'default',
      expect.objectContaining({ ad_storage: 'denied' }),
    ]);
    expect(told).toContainEqual(['config', 'G-TEST', { send_page_view: false }]);
    expect(told).toContainEqual([
      'event',
      'page_view',
      expect.objectContaining({ page_location: PAGE, productCategoryId: 'x' }),
    ]);
    expect(told).toContainEqual(['set', 'user_properties', { userLanguage: 'en' }]);
    await page.getByRole('button', { name: 'Copy the code' }).first().click();
    expect(await readTold()).toContainEqual(['event', 'code', { eventAction: 'copy-click' }]);
  });
});

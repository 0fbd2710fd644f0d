import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { getDistDir } from '#generator/files/getDistDir.ts';
import { deliveryManifestSchema, MANIFEST_NAME } from '#model/delivery/DeliveryManifest.ts';
import { DEMOS, PROSE } from './support/fixturePaths.ts';
import { watchPolicyViolations } from './support/policyViolations.ts';
import { openSearch } from './support/search.ts';
import { expect, openDrawer, openSettings, test } from './support/test.ts';

// Pages without demos and editors allow no inline styles except for the ones that the build knows.

/** Opens a page and returns its directive for styles. */
async function readStyleSources(page: Page, url: string): Promise<string> {
  const response = await page.goto(url, { waitUntil: 'load' });
  const policy = response?.headers()['content-security-policy'] ?? '';
  return /style-src ([^;]*)/.exec(policy)?.[1] ?? '';
}

function findReferencePage(): string {
  const text = readFileSync(path.join(getDistDir(), MANIFEST_NAME), 'utf8');
  const { files } = deliveryManifestSchema.parse(JSON.parse(text));
  const names = Object.keys(files).filter((name) => /^\/x\/api\/.+\/index\.html$/.test(name));
  const name = names.findLast((candidate) => files[candidate]?.styles);
  if (name === undefined) throw new Error('No reference page is without a "Try it" panel.');
  return name.replace(/index\.html$/, '');
}

const KINDS = {
  'a guide': () => PROSE,
  'a translated guide': () => `/zh${PROSE}`,
  'a page that has no translation': () => `/zh${DEMOS}`,
  'the index of the reference': () => '/x/api/',
  'a reference page without a panel': findReferencePage,
  'the search page': () => '/x/search/?q=sorting',
  'the news': () => '/x/whats-new/',
  'the upgrade page': () => '/x/upgrade/?family=x-tree-view',
  'the coverage page': () => '/x/coverage/',
  'the sizes': () => '/size-snapshot/',
  'the offline page': () => '/x/offline/',
};

for (const [kind, getUrl] of Object.entries(KINDS)) {
  test(`blocks nothing of ${kind}`, async ({ page }) => {
    const readViolations = await watchPolicyViolations(page);
    expect(await readStyleSources(page, getUrl())).toMatch(/^'self' 'sha256-[^ ]+'/);
    // Scrolling starts everything that loads near the viewport.
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
        scrollTo(0, top);
        await new Promise(requestAnimationFrame);
      }
    });
    await page.waitForLoadState('networkidle');
    expect(await readViolations()).toEqual([]);
  });
}

test.describe('a missing page', () => {
  test.use({ expectedNoise: [/404/] });
  test('has nothing blocked', async ({ page }) => {
    const readViolations = await watchPolicyViolations(page);
    expect(await readStyleSources(page, '/x/no-such-page/')).not.toContain('unsafe-inline');
    expect(await readViolations()).toEqual([]);
  });
});

test('blocks nothing of what opens on a page', async ({ page, isMobile }) => {
  test.setTimeout(120_000);
  const readViolations = await watchPolicyViolations(page);
  await readStyleSources(page, PROSE);

  const { field, options } = await openSearch(page);
  await field.fill('sorting');
  await expect(options.first()).toBeVisible({ timeout: 30_000 });
  await page.keyboard.press('Escape');

  const settings = await openSettings(page);
  await settings.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
  await settings.getByRole('radio', { name: 'Right to left' }).check({ force: true });
  await settings.getByRole('radio', { name: 'Left to right' }).check({ force: true });
  await page.keyboard.press('Escape');
  await expect(settings).toBeHidden();

  await page.getByRole('button', { name: /^Release notes/ }).click();
  const notes = page.getByRole('group', { name: 'Release notes' });
  await expect(notes.getByRole('listitem').first()).toBeVisible();
  await page.keyboard.press('Escape');

  const place = isMobile ? await openDrawer(page) : page.getByRole('banner');
  await place.getByLabel(/^Product:/).click();
  await expect(place.getByRole('link', { name: /^Tree View/ }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  if (isMobile) await page.keyboard.press('Escape');

  if (!isMobile) {
    await page.locator('body').press('Shift+?');
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(keys).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(keys).toBeHidden();
  }

  await page.getByRole('button', { name: 'Comment on this section' }).first().press('Enter');
  await expect(page.getByRole('textbox', { name: /^How can we improve/ })).toBeVisible();
  expect(await readViolations()).toEqual([]);
});

test.describe('an injected style', () => {
  test.use({ expectedNoise: [/style-src/] });
  test('has no effect on a text page @desktop', async ({ page }) => {
    const readViolations = await watchPolicyViolations(page);
    await readStyleSources(page, PROSE);
    const position = await page.evaluate(() => {
      document.body.insertAdjacentHTML(
        'beforeend',
        '<p id="injected" style="position:fixed">Log in</p><style>#injected{float:left}</style>',
      );
      const { position: attribute, float: element } = getComputedStyle(
        document.getElementById('injected')!,
      );
      return { attribute, element };
    });
    expect(position).toEqual({ attribute: 'static', element: 'none' });
    await expect.poll(readViolations).toContain('style-src-attr inline');
    await expect.poll(readViolations).toContain('style-src-elem inline');
  });
});

test('allows styles of demos on pages that have some @desktop', async ({ page }) => {
  const readViolations = await watchPolicyViolations(page);
  for (const url of [DEMOS, '/playground/', '/x/', '/x/api/data-grid/data-grid/'])
    expect(await readStyleSources(page, url), url).toBe("'self' 'unsafe-inline'");
  expect(await readViolations()).toEqual([]);
});

test('indents groups of the navigation by their depth', async ({ page }) => {
  await page.goto(PROSE);
  const drawer = await openDrawer(page);
  const indents = await drawer.evaluate((element) => {
    for (const group of element.querySelectorAll('details')) group.open = true;
    const measure = (selector: string) => {
      const row = element.querySelector(selector);
      return row ? Number.parseFloat(getComputedStyle(row).paddingInlineStart) : undefined;
    };
    return {
      group: measure('[data-group] > summary'),
      row: measure('[data-group] > ul > li > a'),
      nestedGroup: measure('[data-group] [data-group] > summary'),
      nestedRow: measure('[data-group] [data-group] > ul > li > a'),
    };
  });
  expect(indents).toEqual({ group: 0, row: 32, nestedGroup: 12, nestedRow: 44 });
});

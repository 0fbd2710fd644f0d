import { navigation } from '#content/navigation.ts';
import { siteConfig } from '#content/site.config.ts';
import { readInstalledVersions } from '#generator/packages/readInstalledVersions.ts';
import type { NavigationEntry } from '#model/navigation/Navigation.ts';
import type { Plan } from '#model/product/Plan.ts';
import { listReadingOrder } from './support/guides.ts';
import { expect, test } from './support/test.ts';

const SITE = siteConfig.library.version;
const VERSIONS = readInstalledVersions();
const OTHERS = siteConfig.products.flatMap(({ root, version, packages }) =>
  packages
    .map(({ name, plan }) => ({ root, name, plan, own: version, version: VERSIONS[name] ?? '' }))
    .filter((line) => line.version !== SITE),
);

/** Lists the pages of a plan, which is set on the page or on one of its groups. */
function listPaths(entries: readonly NavigationEntry[], plan: Plan, isInGroup = false): string[] {
  return entries.flatMap((entry) => {
    const isPaid = isInGroup || entry.plan === plan;
    return [
      ...(isPaid ? [`${entry.pathname}/`] : []),
      ...listPaths(entry.children ?? [], plan, isPaid),
    ];
  });
}

test('lists in the version menu which packages are at another version @desktop', async ({
  page,
}) => {
  expect(OTHERS.length).toBeGreaterThan(0);
  for (const { root, name, own, version } of OTHERS) {
    await page.goto(`${root}/`);
    const menu = page.getByRole('banner').locator('details', {
      has: page.locator('summary[aria-label^="Version:"]'),
    });
    await menu.locator('summary').click();
    const current = menu.locator('[aria-current=true]');
    await expect(current).toContainText(version === own ? `v${version}` : `${name} ${version}`);
  }
});

test('says on a page that its package is at another version', async ({ page }) => {
  for (const { root, name, plan, version } of OTHERS) {
    const paid = listPaths(navigation, plan);
    const guide = listReadingOrder().find(
      ({ path }) => path.startsWith(`${root}/`) && (plan === 'community' || paid.includes(path)),
    );
    expect(guide, `a guide for ${name}`).toBeDefined();
    await page.goto(guide?.path ?? '');
    const note = page.locator('[data-version-note]');
    await expect(note).toContainText(`${name} ${version}`);
    await expect(note).toContainText(SITE);
  }
});

test('says nothing on a page whose packages are at the version of the site', async ({ page }) => {
  await page.goto('/x/react-data-grid/filtering/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-version-note]')).toHaveCount(0);
});

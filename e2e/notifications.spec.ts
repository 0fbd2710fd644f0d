import notifications from '#content/notifications.json' with { type: 'json' };
import { siteConfig } from '#content/site.config.ts';
import { findViolations, summarize } from './support/findViolations.ts';
import { expect, test } from './support/test.ts';

const PAGE = '/x/introduction/installation/';
const COUNT = notifications.length;
const [latest] = notifications;

test.describe('the bell', () => {
  test('shows what is new, and remembers that it was seen', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => void requests.push(new URL(request.url()).pathname));
    await page.goto(PAGE, { waitUntil: 'networkidle' });
    const bell = page.getByRole('button', { name: /^Release notes/ });
    await expect(bell).toHaveAccessibleName(`Release notes, ${COUNT} new`);
    expect(requests, 'nothing was fetched before').not.toContain('/x/notifications.json');
    await bell.focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('group', { name: 'Release notes' });
    await expect(panel.getByRole('listitem')).toHaveCount(COUNT);
    await expect(bell).toHaveAccessibleName('Release notes');
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('link').first(), 'the panel follows its button').toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(bell).toBeFocused();
    await page.goto('/zh/x/introduction/');
    await expect(page.getByRole('button', { name: '版本更新', exact: true })).toBeVisible();
    await page.getByRole('button', { name: '版本更新' }).click();
    const notes = page.getByRole('group', { name: '版本更新' }).getByRole('listitem');
    await expect(notes).toHaveCount(COUNT);
    await expect(notes.first()).toContainText(latest?.title.zh ?? '-');
  });

  test('links to the page of a note', async ({ page }) => {
    await page.goto(PAGE);
    await page.getByRole('button', { name: /^Release notes/ }).click();
    await page.getByRole('link', { name: latest?.title.en ?? '-' }).click();
    await expect(page).toHaveURL(latest?.href ?? '-');
  });

  test.describe('without the feed', () => {
    test.use({ expectedNoise: [/status of 500/] });

    test('reports the failure, and tries again when opened again', async ({ page }) => {
      await page.goto(PAGE);
      await page.route('**/x/notifications.json', (route) => route.fulfill({ status: 500 }));
      const bell = page.getByRole('button', { name: /^Release notes/ });
      await bell.click();
      const panel = page.getByRole('group', { name: 'Release notes' });
      await expect(panel.getByRole('status')).toContainText("couldn't be loaded");
      await expect(panel.getByRole('link', { name: 'All releases' })).toBeVisible();
      await page.keyboard.press('Escape');
      await page.unroute('**/x/notifications.json');
      await bell.click();
      await expect(panel.getByRole('listitem')).toHaveCount(COUNT);
    });
  });

  test('gives axe nothing to find, light and dark', async ({ page }) => {
    const findings = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(PAGE);
      await page.getByRole('button', { name: /^Release notes/ }).click();
      const panel = page.getByRole('group', { name: 'Release notes' });
      await expect(panel.getByRole('listitem')).toHaveCount(COUNT);
      findings.push(...(await findViolations(page, `notifications ${colorScheme}`)));
    }
    expect(summarize(findings)).toEqual([]);
  });
});

test.describe('a link about an older version', () => {
  test('opens the current page with a notice', async ({ page }) => {
    await page.goto('/v7/x/react-tree-view/quickstart/');
    await expect(page).toHaveURL(/\/x\/react-tree-view\/quickstart\/\?v=7$/);
    const notice = page.getByRole('region', { name: 'This link is about v7' });
    await expect(notice).toContainText(`describes v${siteConfig.library.version}`);
    await expect(notice.getByRole('link', { name: 'Read v7' })).toHaveAttribute(
      'href',
      'https://v7.mui.com/x/react-tree-view/quickstart/',
    );
    expect(summarize(await findViolations(page, 'version notice'))).toEqual([]);
    await notice.getByRole('button', { name: 'Stay here' }).click();
    await expect(notice).toBeHidden();
  });

  test('shows no notice for the current version or one that never existed @desktop', async ({
    page,
  }) => {
    for (const version of ['8', '99']) {
      await page.goto(`/x/react-tree-view/quickstart/?v=${version}`, { waitUntil: 'networkidle' });
      await expect(page.getByRole('region', { name: /This link is about/ })).toHaveCount(0);
    }
  });
});

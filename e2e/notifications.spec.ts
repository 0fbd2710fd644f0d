import { findViolations, summarise } from './support/findViolations.ts';
import { expect, test } from './support/test.ts';

const PAGE = '/x/introduction/installation/';

test.describe('the bell', () => {
  test('shows what is new, and remembers that it was seen', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => void requests.push(new URL(request.url()).pathname));
    await page.goto(PAGE, { waitUntil: 'networkidle' });
    const bell = page.getByRole('button', { name: /^Release notes/ });
    await expect(bell).toHaveAccessibleName('Release notes, 3 new');
    expect(requests, 'nothing was fetched before').not.toContain('/x/notifications.json');
    await bell.focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('group', { name: 'Release notes' });
    await expect(panel.getByRole('listitem')).toHaveCount(3);
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
    await expect(notes.filter({ hasText: '8.13' })).toHaveCount(2);
  });

  test('leads to the page of a note', async ({ page }) => {
    await page.goto(PAGE);
    await page.getByRole('button', { name: /^Release notes/ }).click();
    await page.getByRole('link', { name: '8.13: expanded tree items load at the start' }).click();
    await expect(page).toHaveURL(/\/rich-tree-view\/lazy-loading\/$/);
  });

  test.describe('without the feed', () => {
    test.use({ expectedNoise: [/status of 500/] });

    test('says so, and tries again at the next opening', async ({ page }) => {
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
      await expect(panel.getByRole('listitem')).toHaveCount(3);
    });
  });

  test('gives axe nothing to find, light and dark', async ({ page }) => {
    const findings = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(PAGE);
      await page.getByRole('button', { name: /^Release notes/ }).click();
      const panel = page.getByRole('group', { name: 'Release notes' });
      await expect(panel.getByRole('listitem')).toHaveCount(3);
      findings.push(...(await findViolations(page, `notifications ${colorScheme}`)));
    }
    expect(summarise(findings)).toEqual([]);
  });
});

test.describe('a link about an older version', () => {
  test('is answered by today’s page, which says so', async ({ page }) => {
    await page.goto('/v7/x/react-tree-view/quickstart/');
    await expect(page).toHaveURL(/\/x\/react-tree-view\/quickstart\/\?v=7$/);
    const notice = page.getByRole('region', { name: 'This link is about v7' });
    await expect(notice).toContainText('describes v8.13.1');
    await expect(notice.getByRole('link', { name: 'Read v7' })).toHaveAttribute(
      'href',
      'https://v7.mui.com/x/react-tree-view/quickstart/',
    );
    expect(summarise(await findViolations(page, 'version notice'))).toEqual([]);
    await notice.getByRole('button', { name: 'Stay here' }).click();
    await expect(notice).toBeHidden();
  });

  test('shows nothing for this version, or one that never was', async ({ page }) => {
    for (const version of ['8', '99']) {
      await page.goto(`/x/react-tree-view/quickstart/?v=${version}`, { waitUntil: 'networkidle' });
      await expect(page.getByRole('region', { name: /This link is about/ })).toHaveCount(0);
    }
  });
});

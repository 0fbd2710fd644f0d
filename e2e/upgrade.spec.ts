import { statSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { measureBytes } from '#generator/bench/measureBytes.ts';
import { getDistDir } from '#generator/files/getDistDir.ts';
import { COLOR_RULES, findViolations, summarize } from './support/findViolations.ts';
import { expect, open, openSettings, test } from './support/test.ts';

const UPGRADE = '/x/upgrade/';
const TREE = `${UPGRADE}?from=7.29&to=8.13&family=x-tree-view`;
const SECRET = 'a-name-nobody-else-has';

const getFile = (page: Page) => page.getByRole('textbox', { name: /^Content of your package/ });
const getReport = (page: Page) => page.getByRole('region', { name: 'What differs' });
/** Opens a page and waits until its form works. */
async function openTool(page: Page, url: string): Promise<void> {
  const loaded = page.waitForResponse(/startUpgrade[^/]*\.js/);
  await open(page, url);
  await loaded;
  await page.waitForLoadState('networkidle');
}

test('compares the versions that a reader chooses', async ({ page }) => {
  await openTool(page, UPGRADE);
  await expect(page.getByText('Choose at least one product')).toBeVisible();
  await page.getByRole('combobox', { name: 'From version' }).selectOption('7.0');
  await page.getByRole('checkbox', { name: 'Tree View' }).check();
  await expect(page).toHaveURL(/\?from=7\.0&to=8\.13&family=x-tree-view$/);
  const report = getReport(page);
  await expect(report.getByRole('heading', { name: 'Tree View 7.0 to 8.13' })).toBeVisible();
  await expect(report.getByRole('checkbox', { name: /^Removed \d+$/ })).toBeChecked();
  await expect(report.getByRole('checkbox', { name: /^Added \d+$/ })).not.toBeChecked();
  await expect(
    report.getByText('npx @mui/x-codemod@8 v8.0.0/tree-view/preset-safe src'),
  ).toBeVisible();
  await report.getByRole('searchbox', { name: 'Filter by name' }).fill('TreeItem2Content');
  const row = report.getByRole('listitem').filter({ hasText: 'TreeItem2Content' }).first();
  await expect(row).toContainText('Removed');
  await expect(row.getByRole('link', { name: 'Guide for TreeItem2Content' })).toHaveAttribute(
    'href',
    /^\/x\/migration\/migration-tree-view-v7\/#[\w-]+$/,
  );
  await expect(row).toContainText('npx @mui/x-codemod@8 v8.0.0/tree-view/rename-tree-item-2 src');
});

test('shows what the guide says about an entry, with old and new code', async ({ page }) => {
  await openTool(page, TREE);
  const report = getReport(page);
  await report.getByRole('searchbox', { name: 'Filter by name' }).fill('ContentComponent');
  const row = report.locator('li[data-kind]').filter({ hasText: 'ContentComponent' }).first();
  await expect(row).not.toContainText('x-codemod');
  await row.getByText('What the guide says').click();
  await expect(row.getByRole('paragraph').filter({ hasText: 'ContentComponent' })).not.toHaveCount(
    0,
  );
  const code = row.getByRole('group', { name: /diff/i });
  await expect(code).toContainText('-const CountContent');
  await expect(code).toContainText('+function CountLabel');
});

test('shows the same numbers as the table, from a link @desktop', async ({ page }) => {
  await openTool(page, TREE);
  const row = page.getByRole('row', { name: /^Tree View 7\.29 to 8\.13/ });
  const cells = await row.getByRole('cell').allTextContents();
  for (const [index, kind] of ['Removed', 'Changed', 'Deprecated', 'Added'].entries()) {
    await expect(page.getByRole('checkbox', { name: `${kind} ${cells[index + 1]}` })).toBeVisible();
  }
  expect(Number(cells[1])).toBeGreaterThan(10);
  await expect(row.getByRole('link', { name: /^Show/ })).toHaveAttribute('href', TREE);
});

test('reads a file without sending it', async ({ page }) => {
  await openTool(page, UPGRADE);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
  await getFile(page).fill(
    `{"name":"${SECRET}","dependencies":{"@mui/x-tree-view":"^7.1.0","@mui/x-charts":"6.19.2"}}`,
  );
  const report = getReport(page);
  await expect(report.getByRole('heading', { name: 'Charts 6.19 to 8.13' })).toBeVisible();
  await expect(report.getByRole('heading', { name: 'Tree View 7.1 to 8.13' })).toBeVisible();
  await expect(report.getByRole('link', { name: 'Upgrade Charts from v6 to v7' })).toBeVisible();
  await expect(page.getByText('@mui/x-tree-view ^7.1.0')).toBeVisible();

  const code = `import { TreeItem2 } from '@mui/x-tree-view/TreeItem2';\nexport const name = '${SECRET}';\n`;
  await page.getByRole('textbox', { name: 'Source code' }).fill(code);
  const file = page.getByRole('region', { name: 'Pasted code' });
  await expect(file.getByText('TreeItem2', { exact: true }).first()).toBeVisible();
  await expect(file.getByText('Line 1').first()).toBeVisible();
  await page.getByRole('checkbox', { name: 'Only what my files use' }).check();
  await expect(report.getByRole('listitem').filter({ hasText: 'TreeItem2Content' })).toHaveCount(0);
  expect(requests.length, 'the histories and the worker').toBeGreaterThan(1);
  expect(requests.filter((text) => text.includes(SECRET))).toEqual([]);
  // Files of the site. Some builds of Chromium report its icon, too.
  expect(requests.filter((text) => !/\.(?:json|js|css|woff2|svg)(?:\?| )/.test(text))).toEqual([]);
});

for (const [kind, text, message] of [
  ['a broken package.json', '{\n  "name": "app"\n  "version": "1"\n}', /mistake on line 3/],
  ['a file without MUI X', '{"dependencies":{"react":"19"}}', /No MUI X package was found/],
  ['a tag', '{"dependencies":{"@mui/x-charts":"latest"}}', /“latest” doesn't name a version/],
  [
    'a workspace',
    '{"dependencies":{"@mui/x-charts":"workspace:*"}}',
    /“workspace:\*” doesn't name/,
  ],
  ['an old version', '{"dependencies":{"@mui/x-data-grid":"4.0.1"}}', /4\.0\.1 is older than 5\.0/],
  ['a new version', '{"dependencies":{"@mui/x-charts":"99.0.0"}}', /99\.0\.0 is newer than 8\.13/],
  ['another language', 'print("no package file")', /This isn't a package\.json or a lock file/],
] as const) {
  test(`explains what is wrong with ${kind}, and keeps working @desktop`, async ({ page }) => {
    await openTool(page, TREE);
    await getFile(page).fill(text);
    await expect(page.getByText(message)).toBeVisible();
    await expect(getFile(page)).toHaveValue(text);
    await expect(getReport(page).getByRole('heading', { name: /^Tree View/ })).toBeVisible();
  });
}

test('explains what is wrong with source files, and keeps them', async ({ page }) => {
  await openTool(page, TREE);
  await expect(page.getByRole('textbox', { name: 'Source code' })).toBeVisible();
  await page
    .getByLabel('Choose files')
    .last()
    .setInputFiles([
      {
        name: 'large.ts',
        mimeType: 'text/plain',
        buffer: Buffer.alloc(5_000_000, 'const a = 1;\n'),
      },
      { name: 'bundle.js', mimeType: 'text/plain', buffer: Buffer.alloc(9000, 'a=a+1;') },
      {
        name: 'app.py',
        mimeType: 'text/plain',
        buffer: Buffer.from(
          'def f(x):\n    return x if x else None\n\nclass A(B): pass\n'.repeat(9),
        ),
      },
    ]);
  await expect(page.getByRole('region', { name: 'large.ts' })).toContainText('larger than 1 MB');
  await expect(page.getByRole('region', { name: 'bundle.js' })).toContainText('minified bundle');
  await expect(page.getByRole('region', { name: 'app.py' })).toContainText(
    /syntax errors|isn't JavaScript/,
  );
  await page.getByRole('button', { name: 'Remove bundle.js' }).click();
  await expect(page.getByRole('region', { name: 'bundle.js' })).toHaveCount(0);
  const tree = page.getByRole('checkbox', { name: 'Tree View' });
  await tree.uncheck();
  await expect(page.getByRole('region', { name: 'large.ts' })).toBeHidden();
  await tree.check();
  await expect(page.getByRole('region', { name: 'large.ts' })).toBeVisible();
});

test('reports unknown versions and a wrong order in a link @desktop', async ({ page }) => {
  await openTool(page, `${UPGRADE}?from=4.2&to=8.13`);
  await expect(page.getByText(/4\.2 is older than 5\.0/)).toBeVisible();
  await page.getByRole('combobox', { name: 'To version' }).selectOption('6.0');
  await expect(page.getByText("Choose a version that's newer than 7.29.")).toBeVisible();
});

test.describe('offline for a moment', () => {
  test.use({ expectedNoise: [/Failed to load resource/] });
  test('offers to try again if the history does not load @desktop', async ({ page }) => {
    await page.route('**/x/upgrade/x-tree-view.json', (route) => route.abort());
    await openTool(page, TREE);
    await expect(page.getByText("The history of Tree View couldn't be loaded")).toBeVisible();
    await page.unroute('**/x/upgrade/x-tree-view.json');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('checkbox', { name: /^Removed [1-9]/ })).toBeVisible();
  });
});

test('prints a checklist with every group open', async ({ page }) => {
  await openTool(page, TREE);
  const report = getReport(page);
  const closed = report.locator('details[data-group]:not([open])');
  await expect(report.locator('details[data-group]').first()).toBeVisible();
  expect(await closed.count()).toBeGreaterThan(0);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(closed).toHaveCount(0);
  await expect(getFile(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Major versions at a glance' })).toBeHidden();
  const boxes = await report
    .locator('li[data-kind]')
    .evaluateAll((rows) =>
      rows.map((row) => Number.parseFloat(getComputedStyle(row, '::before').width)),
    );
  expect(Math.min(...boxes), 'a box in front of every entry').toBeGreaterThan(11);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  expect(await closed.count()).toBeGreaterThan(0);
});

test('gives axe nothing to find, in light, dark, and right-to-left', async ({ page }) => {
  test.slow();
  await openTool(page, TREE);
  await page
    .getByRole('textbox', { name: 'Source code' })
    .fill("import { TreeItem2 } from '@mui/x-tree-view';\n");
  await expect(page.getByText('Line 1').first()).toBeVisible();
  await page.getByRole('button', { name: 'Expand all' }).click();
  expect(summarize(await findViolations(page, TREE))).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
  expect(summarize(await findViolations(page, TREE, COLOR_RULES))).toEqual([]);
  const settings = await openSettings(page);
  await settings.getByRole('radio', { name: 'Right to left' }).check({ force: true });
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('works with the keyboard @desktop', async ({ page }) => {
  await openTool(page, UPGRADE);
  await page.getByRole('combobox', { name: 'From version' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'Data Grid' })).toBeChecked();
  await expect(getReport(page).getByRole('heading', { name: /^Data Grid/ })).toBeVisible();
});

test('is available in Chinese @desktop', async ({ page }) => {
  await openTool(page, `/zh${TREE}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('升级 MUI X');
  await expect(page.getByRole('checkbox', { name: /^已移除 \d+$/ })).toBeChecked();
});

test('stays small @desktop', async ({ page }) => {
  const html = statSync(path.join(getDistDir(), 'x/upgrade/index.html.br')).size;
  expect(html).toBeLessThanOrEqual(30_000);
  const weights = (await measureBytes(page, UPGRADE))();
  expect(weights.Script.bytes, 'with React and the texts').toBeLessThanOrEqual(130_000);
  expect(weights.Other.bytes, 'no history before it is needed').toBeLessThan(10_000);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('lists every step with its guide and codemod', async ({ page }) => {
    await page.goto(UPGRADE);
    await expect(page.locator('main noscript p')).toContainText('needs JavaScript');
    await expect(page.getByRole('combobox', { name: 'From version' })).toBeHidden();
    const row = page.getByRole('row', { name: /^Data Grid 7\.29 to 8\.13/ });
    await expect(row.getByRole('link', { name: /^To version 8\s*: Data Grid$/ })).toHaveAttribute(
      'href',
      '/x/migration/migration-data-grid-v7/',
    );
    await expect(row).toContainText('npx @mui/x-codemod@8 v8.0.0/data-grid/preset-safe src');
    await expect(row.getByRole('link', { name: /^Show/ })).toBeHidden();
  });
});

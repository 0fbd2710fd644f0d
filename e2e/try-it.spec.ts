import { chooseSample } from '#generator/testing/chooseSample.ts';
import { testsEverything } from '#generator/testing/testsEverything.ts';
import { findViolations, summarize } from './support/findViolations.ts';
import { expect, open, test } from './support/test.ts';
import {
  chooseValues,
  createRandom,
  findMissingGiven,
  listPanelPages,
  readControls,
  setControls,
  showPanel,
  trySamples,
} from './support/tryItPanels.ts';

const GRID = '/x/api/data-grid/data-grid/';

test('changes component, code, and URL with a control, and resets them', async ({ page }) => {
  await open(page, GRID);
  const panel = page.locator('[data-try-it]');
  const code = panel.locator('[data-try-code]');
  await expect(code).toHaveText('<DataGrid rows={rows} columns={columns} />');
  await showPanel(page);
  const before = await panel.boundingBox();
  await panel.getByLabel('checkboxSelection', { exact: true }).check();
  await expect(panel.getByRole('checkbox', { name: 'Select all rows' })).toBeVisible({
    timeout: 30_000,
  });
  await panel.getByRole('combobox', { name: 'density', exact: true }).selectOption('compact');
  await panel.getByLabel('rowHeight', { exact: true }).fill('40');
  await expect(code).toContainText('checkboxSelection');
  await expect(code).toContainText('density="compact"');
  await expect(code).toContainText('rowHeight={40}');
  // The code grows with the props, and the rest of the panel keeps its size.
  expect((await panel.boundingBox())?.height).toBeGreaterThanOrEqual(before?.height ?? 0);
  expect(await code.locator('..').evaluate((pre) => pre.scrollHeight - pre.clientHeight)).toBe(0);
  await expect(panel.getByLabel('columnHeaderHeight', { exact: true })).toHaveValue('56');
  const url = new URL(page.url());
  expect(Object.fromEntries(url.searchParams)).toEqual({
    checkboxSelection: 'true',
    density: "'compact'",
    rowHeight: '40',
  });
  await panel.getByRole('button', { name: 'Reset' }).click();
  await expect(code).toHaveText('<DataGrid rows={rows} columns={columns} />');
  await expect(panel.getByLabel('checkboxSelection', { exact: true })).not.toBeChecked();
  expect(new URL(page.url()).search).toBe('');
});

test('opens at a prop from its row, among props with the same purpose', async ({ page }) => {
  await open(page, `${GRID}#data-grid-prop-rowHeight`);
  const row = page.locator('#data-grid-prop-rowHeight');
  await row.getByRole('button', { name: 'Try it' }).click();
  const panel = page.locator('[data-try-it]');
  const field = panel.getByLabel('rowHeight', { exact: true });
  await expect(field).toBeFocused({ timeout: 30_000 });
  await expect(field).toBeInViewport();
  await expect(field).toHaveValue('52');
  const group = panel.getByRole('group', { name: 'Size and layout' });
  await expect(group.getByRole('combobox', { name: 'density', exact: true })).toBeAttached();
  await expect(group.getByRole('checkbox', { name: 'checkboxSelection' })).toHaveCount(0);
});

test('restores the state of a link, and says what a prop needs @desktop', async ({ page }) => {
  await page.goto(`${GRID}?paginationMode='server'&rowHeight=notANumber`);
  const panel = page.locator('[data-try-it]');
  await expect(panel.getByRole('grid')).toBeVisible({ timeout: 30_000 });
  await expect(panel.locator('[data-try-code]')).toContainText('paginationMode="server"');
  await expect(panel.locator('[data-try-code]')).not.toContainText('rowHeight');
  await expect(panel.locator('[data-note="paginationMode"]')).toContainText(
    'Has no effect on its own',
  );
  await expect(panel.locator('[data-note="paginationMode"]')).toBeVisible();
  await panel.getByLabel('Filter props').fill('column');
  await expect(panel.locator('[data-row="density"]')).toBeHidden();
  expect(summarize(await findViolations(page, GRID))).toEqual([]);
});

test('logs calls as text, from the keyboard too', async ({ page }) => {
  const path = '/x/api/tree-view/rich-tree-view/';
  await open(page, path);
  const panel = page.locator('[data-try-it]');
  const log = panel.getByRole('log');
  await expect(log).toBeHidden();
  await showPanel(page);
  const callback = panel.getByLabel('onItemClick', { exact: true });
  await callback.focus();
  await page.keyboard.press('Space');
  await expect(callback).toBeChecked();
  await expect(panel.locator('[data-try-code]')).toContainText(
    'onItemClick={(event, itemId) => console.log(event, itemId)}',
  );
  await expect(panel.getByText('No calls yet.')).toBeVisible();
  await panel.getByRole('treeitem', { name: 'Herbs' }).click({ timeout: 30_000 });
  await expect(log.locator('li')).toHaveText("onItemClick click event, 'herbs'");
  expect(summarize(await findViolations(page, path))).toEqual([]);
  await panel.getByRole('button', { name: 'Clear' }).focus();
  await page.keyboard.press('Enter');
  await expect(log.locator('li')).toHaveCount(0);
  await callback.uncheck();
  await expect(log).toBeHidden();
});

test('changes component, code, and URL with a sample, and restores it from a link @desktop', async ({
  page,
}) => {
  const path = '/x/api/date-pickers/date-calendar/';
  await open(page, path);
  const panel = page.locator('[data-try-it]');
  await showPanel(page);
  const sample = panel.getByRole('combobox', { name: 'shouldDisableDate', exact: true });
  await sample.focus();
  await sample.selectOption('weekends');
  const code = panel.locator('[data-try-code]');
  const text = 'shouldDisableDate={(day) => day.day() === 0 || day.day() === 6}';
  await expect(code).toContainText(text, { timeout: 30_000 });
  const days = panel.getByRole('gridcell', { disabled: true });
  await expect(days.first()).toBeVisible();
  expect(await days.count()).toBeGreaterThanOrEqual(8);
  const url = new URL(page.url());
  expect(Object.fromEntries(url.searchParams)).toEqual({ shouldDisableDate: 'weekends' });
  await page.goto(`${path}?shouldDisableDate=weekends&onChange=true&sx=nothingOfThat`);
  await expect(code).toContainText(text, { timeout: 30_000 });
  await expect(code).not.toContainText('sx');
  await expect(sample).toHaveValue('weekends');
  await panel.getByRole('gridcell', { disabled: false, name: '11', exact: true }).click();
  await expect(panel.getByRole('log').locator('li')).toContainText(/onChange \d{4}-\d\d-/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('says that the panel needs scripts', async ({ page }) => {
    await page.goto(GRID);
    await expect(page.locator('[data-try-it] noscript p')).toBeVisible();
    await expect(page.getByRole('form', { name: 'Props of DataGrid' })).toBeHidden();
  });
});

const SEED = Number(process.env['TRY_IT_SEED'] ?? 8131);
const GROUP = 10;
const { main: pages, parts, given } = listPanelPages();

test('has panels for main components and their parts @desktop', () => {
  expect(pages.length).toBeGreaterThanOrEqual(55);
  expect(parts.length).toBeGreaterThanOrEqual(250);
  expect(given.length).toBeGreaterThanOrEqual(50);
});

/** The panels that get random values: half of them in a usual run, and all of them in `npm run test:all`. */
const shaken = chooseSample(pages, testsEverything() ? Infinity : pages.length / 2);

test.describe('panels', () => {
  // A grid that remounts while it sizes its columns looks for an element that no longer exists.
  test.use({ expectedNoise: [/null \(reading 'querySelector'\)/] });

  for (let start = 0; start < shaken.length; start += GROUP) {
    const group = shaken.slice(start, start + GROUP);
    test(`take any values in panels ${start + 1} to ${start + group.length} @desktop`, async ({
      page,
    }) => {
      test.setTimeout(group.length * 30_000);
      const faults: string[] = [];
      for (const [index, path] of group.entries()) {
        const random = createRandom(SEED + start + index);
        await page.goto(path);
        const controls = await readControls(page);
        // First some values before the component runs, then others while it runs.
        for (let round = 0; round < 3; round += 1) {
          const values = chooseValues(controls, random);
          await setControls(page, values);
          await expect(page.locator('[data-try-it]'), path).toHaveAttribute('data-state', 'live', {
            timeout: 20_000,
          });
          await page.evaluate(
            () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 60))),
          );
          const stage = page.locator('[data-try-stage]');
          const crash = stage.locator('[data-crash] pre');
          if ((await crash.count()) > 0) {
            const text = await crash.textContent();
            faults.push(
              `${path} seed ${SEED}: ${text?.slice(0, 200)} with ${JSON.stringify(values)}`,
            );
          } else if ((await stage.locator('svg, input, [role]').count()) === 0) {
            faults.push(`${path} seed ${SEED} shows nothing with ${JSON.stringify(values)}`);
          }
        }
      }
      expect(faults).toEqual([]);
    });
  }
});

/** How many panels a run tests in detail. `npm run test:all` tests all of them. */
const SAMPLED = testsEverything() ? Infinity : 8;
const SAMPLED_GIVEN = testsEverything() ? Infinity : 6;
const sampled = chooseSample([...pages, ...parts], SAMPLED);

for (let start = 0; start < sampled.length; start += GROUP) {
  const group = sampled.slice(start, start + GROUP);
  test(`runs samples and callbacks of ${group[0]} to ${group.at(-1)} @desktop`, async ({
    page,
  }) => {
    test.setTimeout(group.length * 60_000);
    const faults: string[] = [];
    for (const path of group) faults.push(...(await trySamples(page, path)));
    expect(faults).toEqual([]);
  });
}

test('shows what parts receive @desktop', async ({ page }) => {
  const group = chooseSample(given, SAMPLED_GIVEN);
  test.setTimeout(20_000 + group.length * 20_000);
  const faults: string[] = [];
  for (const path of group) faults.push(...(await findMissingGiven(page, path)));
  expect(faults).toEqual([]);
});

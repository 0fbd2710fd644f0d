import type { Locator, Page } from '@playwright/test';
import { DATA_GRID } from './support/fixturePaths.ts';
import { openDemo } from './support/openDemo.ts';
import { expect, test } from './support/test.ts';

test.use({ actionTimeout: 10_000 });

/** Opens a grid and waits for its rows. */
async function openGrid(page: Page, name: string): Promise<Locator> {
  const stage = await openDemo(page, DATA_GRID, name);
  await expect(stage.getByRole('gridcell').first()).toBeVisible();
  return stage;
}

const cells = (stage: Locator, field: string) =>
  stage.locator(`[role=gridcell][data-field="${field}"]`);
const cell = (stage: Locator, row: number, field: string) =>
  stage.locator(`[role=row][data-rowindex="${row}"] [data-field="${field}"]`);
const header = (stage: Locator, name: string | RegExp) => stage.getByRole('columnheader', { name });

test.describe('sorting', () => {
  test('goes from ascending to descending to unsorted @desktop', async ({ page }) => {
    const stage = await openGrid(page, 'BasicSorting');
    const height = header(stage, 'Height (m)');
    await height.click();
    await expect(height).toHaveAttribute('aria-sort', 'ascending');
    await expect(cells(stage, 'height')).toHaveText(['9', '12', '31', '44', '58']);
    await height.click();
    await expect(cells(stage, 'height').first()).toHaveText('58');
    await height.click();
    await expect(height).toHaveAttribute('aria-sort', 'none');
    await expect(cells(stage, 'name').first()).toHaveText('Skarv Point');
  });

  test('keeps empty values last both ways @desktop', async ({ page }) => {
    const stage = await openGrid(page, 'EmptyValuesLast');
    await expect(cells(stage, 'range')).toHaveText(['26', '18', '6', '', '']);
    await header(stage, /Range/).click();
    await header(stage, /Range/).click();
    await expect(cells(stage, 'range')).toHaveText(['6', '18', '26', '', '']);
  });

  test('asks the server for the order @desktop', async ({ page }) => {
    const stage = await openGrid(page, 'ServerSorting');
    await header(stage, 'Height (m)').click();
    await expect(cells(stage, 'height')).toHaveText(['9', '12', '31', '44', '58']);
  });
});

test.describe('filtering', () => {
  test('follows buttons outside the grid @desktop', async ({ page }) => {
    const stage = await openGrid(page, 'FilterButtons');
    await stage.getByRole('button', { name: 'Below 90 km' }).click();
    await expect(cells(stage, 'name')).toHaveText(['Sèvrette', 'Köverbach', 'Marécage']);
    await stage.getByRole('button', { name: 'Clear' }).click();
    await expect(cells(stage, 'name')).toHaveCount(6);
  });

  test('applies a condition from the panel @desktop', async ({ page }) => {
    const stage = await openGrid(page, 'MatchCount');
    await stage.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('textbox', { name: 'Value' }).fill('st');
    await expect(stage.getByRole('status')).toHaveText('1 of 6 rivers match');
    await expect(cells(stage, 'name')).toHaveText(['Stillwater']);
  });

  test('searches for every word in all columns @desktop', async ({ page }) => {
    const stage = await openGrid(page, 'BasicQuickFilter');
    await stage.getByRole('button', { name: 'Search' }).click();
    await stage.getByRole('searchbox').fill('soup sweden');
    await expect(cells(stage, 'dish')).toHaveText(['Pea soup']);
    await stage.getByRole('searchbox').fill('');
    await expect(cells(stage, 'dish')).toHaveCount(6);
  });
});

test.describe('pagination', () => {
  test('turns pages and changes their size @desktop', async ({ page }) => {
    const stage = await openGrid(page, 'PageSizeOptions');
    await stage.getByRole('button', { name: 'Go to next page' }).click();
    await expect(cells(stage, 'title').first()).toHaveText('Fishing reel');
    await stage.getByRole('combobox', { name: 'Rows per page:' }).click();
    await page.getByRole('option', { name: '10', exact: true }).click();
    await expect(stage.getByText('11–20 of 22')).toBeVisible();
  });

  test('loads pages by cursor @desktop', async ({ page }) => {
    const stage = await openGrid(page, 'CursorPages');
    await expect(stage.getByText('1–5 of around 20')).toBeVisible();
    await stage.getByRole('button', { name: 'Go to next page' }).click();
    await expect(cells(stage, 'title').first()).toHaveText('Fishing reel');
  });
});

test.describe('editing', () => {
  test('commits with Enter and cancels with Escape @desktop', async ({ page }) => {
    const stage = await openGrid(page, 'EditableCells');
    const crop = cell(stage, 0, 'crop');
    await crop.dblclick();
    await crop.getByRole('textbox').fill('Aubergine');
    await page.keyboard.press('Enter');
    await expect(crop).toHaveText('Aubergine');
    await expect(cell(stage, 1, 'crop')).toBeFocused();
    await page.keyboard.press('Enter');
    await cell(stage, 1, 'crop').getByRole('textbox').fill('Beet');
    await page.keyboard.press('Escape');
    await expect(cell(stage, 1, 'crop')).toHaveText('Carrot');
  });

  test('rejects an invalid value @desktop', async ({ page }) => {
    const stage = await openGrid(page, 'Validation');
    const plants = cell(stage, 0, 'plants');
    await plants.dblclick();
    await plants.getByRole('spinbutton').fill('900');
    await expect(page.getByRole('tooltip')).toHaveText('From 1 to 200 plants');
    await page.keyboard.press('Enter');
    await expect(plants.getByRole('spinbutton')).toHaveValue('900');
    await page.keyboard.press('Escape');
    await expect(plants).toHaveText('24');
  });

  test('adds, saves and deletes a row @desktop', async ({ page }) => {
    const stage = await openGrid(page, 'CrudGrid');
    await stage.getByRole('button', { name: 'Add bed' }).click();
    const crop = cell(stage, 4, 'crop');
    await crop.getByRole('textbox').fill('Onion');
    await stage.getByRole('menuitem', { name: 'Save new bed' }).click();
    await expect(crop).toHaveText('Onion');
    await stage.getByRole('menuitem', { name: 'Delete Onion' }).click();
    await expect(cells(stage, 'crop')).toHaveCount(4);
  });

  test("explains why a row wasn't saved @desktop", async ({ page }) => {
    const stage = await openGrid(page, 'SavedEdits');
    await cell(stage, 0, 'crop').dblclick();
    await cell(stage, 0, 'crop').getByRole('textbox').fill(' ');
    await page.keyboard.press('Enter');
    await expect(stage.getByRole('alert')).toContainText('A bed needs a crop');
  });
});

test.describe('selection', () => {
  test('selects all rows but one @desktop', async ({ page }) => {
    const stage = await openGrid(page, 'ControlledSelection');
    await expect(stage.getByRole('status').first()).toHaveText('Selected: S-03');
    await stage.getByRole('checkbox', { name: 'Select all rows' }).check();
    await expect(stage.getByRole('status').first()).toHaveText('All but: none');
    await cell(stage, 1, '__check__').getByRole('checkbox').uncheck();
    await expect(stage.getByRole('status').first()).toHaveText('All but: S-02');
  });

  test('is set and read from outside the grid @desktop', async ({ page }) => {
    const stage = await openGrid(page, 'SelectFromOutside');
    await stage.getByRole('button', { name: 'Select low batteries' }).click();
    await stage.getByRole('button', { name: 'Plan a tour' }).click();
    await expect(stage.getByText('Tour: Boiler room, Depot')).toBeVisible();
  });
});

test.describe('columns', () => {
  test('shows a hidden column from the panel @desktop', async ({ page }) => {
    const stage = await openGrid(page, 'InitialVisibility');
    await expect(header(stage, 'Queen')).toHaveCount(0);
    await stage.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('checkbox', { name: 'Queen' }).check();
    await expect(header(stage, 'Queen')).toBeVisible();
  });

  test('resizes a column by dragging @desktop', async ({ page }) => {
    const stage = await openGrid(page, 'Resizing');
    const line = header(stage, 'To').locator('.MuiDataGrid-columnSeparator--resizable');
    const box = await line.boundingBox();
    if (!box) throw new Error('The column separator is not on the screen.');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 + 60, box.y + box.height / 2, { steps: 4 });
    await page.mouse.up();
    await expect(stage.getByRole('status')).toHaveText('To is 240 px wide.');
  });
});

test.describe('rows', () => {
  test('expands a branch with Space @desktop', async ({ page }) => {
    const stage = await openGrid(page, 'BasicTree');
    await expect(stage.getByText('Rope bridge')).toHaveCount(0);
    await stage.getByRole('gridcell', { name: /Fern valley/ }).click();
    await page.keyboard.press('Space');
    await expect(stage.getByText('Rope bridge')).toBeVisible();
  });

  test('groups by the controlled model @desktop', async ({ page }) => {
    const stage = await openGrid(page, 'ControlledGrouping');
    await expect(stage.getByText('Ostfurt (3)')).toBeVisible();
    await stage.getByRole('button', { name: 'City' }).click();
    await expect(stage.getByText('Ostfurt (3)')).toHaveCount(0);
    await expect(cells(stage, 'work')).toHaveCount(6);
  });

  test('loads rows again after the server recovers @desktop', async ({ page }) => {
    const stage = await openGrid(page, 'ErrorHandling');
    await stage.getByRole('button', { name: '0 s', exact: true }).click();
    await stage.getByRole('switch', { name: 'Server fails' }).check();
    await stage.getByRole('button', { name: 'Go to next page' }).click();
    await expect(stage.getByRole('alert')).toContainText("The server isn't responding");
    await stage.getByRole('switch', { name: 'Server fails' }).uncheck();
    await stage.getByRole('button', { name: 'Try again' }).click();
    await expect(cells(stage, 'title').first()).toHaveText('The Quiet Engine, vol. 1');
  });
});

test.describe('consoles', () => {
  test('runs methods and shows events @desktop', async ({ page }) => {
    const api = await openGrid(page, 'ApiConsole');
    await api.getByRole('button', { name: 'Run' }).click();
    await expect(api.getByRole('log')).toContainText('"plant": "Thyme"');
    const events = await openGrid(page, 'EventConsole');
    await cell(events, 0, 'plant').dblclick();
    await expect(events.getByRole('log')).toContainText('cellEditStart');
  });

  test('shows the exported text @desktop', async ({ page }) => {
    const stage = await openGrid(page, 'ExportFromApi');
    await stage.getByRole('button', { name: 'Show CSV' }).click();
    await expect(stage.locator('pre')).toContainText('Account;Text;Amount;Booked');
  });
});

test.describe('keyboard', () => {
  test('moves through cells @desktop', async ({ page }) => {
    const stage = await openGrid(page, 'GridKeyboardPractice');
    await cell(stage, 1, 'voices').click();
    const presses: [string, number, string][] = [
      ['ArrowRight', 1, 'minutes'],
      ['ArrowDown', 2, 'minutes'],
      ['ArrowLeft', 2, 'voices'],
      ['ArrowUp', 1, 'voices'],
      ['End', 1, 'minutes'],
      ['Control+End', 3, 'minutes'],
      ['Control+Home', 0, '__check__'],
      ['End', 0, 'minutes'],
      ['PageDown', 3, 'minutes'],
      ['PageUp', 0, 'minutes'],
      ['Space', 3, 'minutes'],
    ];
    for (const [key, row, field] of presses) {
      await page.keyboard.press(key);
      await expect(
        cell(stage, row, field)
          .and(page.locator(':focus'))
          .or(cell(stage, row, field).locator(':focus')),
      ).toHaveCount(1);
    }
  });

  test('selects, sorts, opens menus, and edits @desktop', async ({ page }) => {
    const stage = await openGrid(page, 'GridKeyboardPractice');
    const selected = stage.locator('[role=row][data-rowindex][aria-selected=true]');
    await cell(stage, 0, 'voices').focus();
    await page.keyboard.press('Shift+Space');
    await expect(selected).toHaveCount(1);
    await page.keyboard.press('Shift+ArrowDown');
    await expect(selected).toHaveCount(2);
    await page.keyboard.press('Control+a');
    await expect(selected).toHaveCount(4);

    const piece = header(stage, 'Piece');
    await piece.focus();
    await page.keyboard.press('Enter');
    await expect(piece).toHaveAttribute('aria-sort', 'ascending');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('Escape');

    const first = cell(stage, 0, 'piece');
    await first.focus();
    await page.keyboard.press('Delete');
    await expect(first.getByRole('textbox')).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(first).toHaveText('Harbour song');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(cell(stage, 0, 'voices')).toBeFocused();
  });
});

import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import lzString from 'lz-string';
import { parseCodeFragment } from '../src/site/features/live/codeFragment.ts';
import {
  closeEditor,
  editDemo,
  getEdited,
  openEditor,
  sayCode,
  typeCode,
} from './support/demoEditor.ts';
import { findViolations, summarize } from './support/findViolations.ts';
import { DEMOS } from './support/fixturePaths.ts';
import { measureSlowness } from './support/measureSlowness.ts';
import { openDemo } from './support/openDemo.ts';
import { expect, test } from './support/test.ts';

const RUNS = { timeout: 30_000 };

test.describe('edits of a demo', () => {
  test('stay after Done, on other pages, and after a reload, until they are reset @desktop', async ({
    page,
  }) => {
    // The edited demo runs on three pages, one after another.
    test.slow();
    const demo = await editDemo(page, DEMOS, 'HarbourTree');
    await typeCode(page, sayCode('Pedals'));
    await expect(getEdited(demo).getByText('Pedals')).toBeVisible(RUNS);
    await closeEditor(demo);
    await expect(demo.getByText('Edited', { exact: true })).toBeVisible();
    await expect(demo).toHaveAccessibleDescription(/Edited/);
    await expect(getEdited(demo).getByText('Pedals')).toBeVisible();
    await expect(demo.locator('[data-preview]')).toHaveText('<p>Pedals</p>');
    await expect(page.locator('html')).not.toHaveAttribute('data-unsaved', '');

    await page.goto('/x/introduction/');
    await page.goto(DEMOS);
    await demo.scrollIntoViewIfNeeded();
    await expect(getEdited(demo).getByText('Pedals')).toBeVisible(RUNS);
    await page.reload();
    await demo.scrollIntoViewIfNeeded();
    await expect(getEdited(demo).getByText('Pedals')).toBeVisible(RUNS);
    await openEditor(demo);
    await expect(demo.locator('.cm-content')).toContainText('Pedals');
    await closeEditor(demo);

    await demo.getByRole('button', { name: 'Reset', exact: true }).click();
    await expect(demo.locator('iframe')).toHaveCount(0);
    await expect(demo.getByText('Edited', { exact: true })).toBeHidden();
    await expect(demo.getByRole('treeitem', { name: 'Quay' })).toBeVisible();
    await expect(demo.locator('[data-preview]')).toContainText('RichTreeView');
    await page.reload();
    await demo.scrollIntoViewIfNeeded();
    await expect(demo.getByRole('treeitem', { name: 'Quay' })).toBeVisible();
    await expect(demo.getByText('Edited', { exact: true })).toBeHidden();
  });

  test('belong to the language of code they were made in @desktop', async ({ page }) => {
    const demo = await editDemo(page, DEMOS, 'HarbourTree');
    await typeCode(page, sayCode('Typed'));
    await expect(getEdited(demo).getByText('Typed')).toBeVisible(RUNS);
    await closeEditor(demo);
    await demo.getByRole('button', { name: 'Expand code' }).click();
    await demo.getByRole('button', { name: 'JS', exact: true }).click();
    await expect(demo.getByText('Edited', { exact: true })).toBeHidden();
    await expect(demo.locator('[data-file="0"]')).toContainText('RichTreeView');
    await openEditor(demo);
    await typeCode(page, sayCode('Untyped'));
    await expect(getEdited(demo).getByText('Untyped')).toBeVisible(RUNS);
    // An open editor switches too.
    await demo.getByRole('button', { name: 'TS', exact: true }).click();
    await expect(demo.locator('.cm-content')).toContainText('Typed', RUNS);
    await expect(getEdited(demo).getByText('Typed', { exact: true })).toBeVisible(RUNS);
    await closeEditor(demo);
    await expect(demo.locator('[data-file="0"]')).toContainText('Typed');
  });

  test('report errors if they do not run, and axe finds nothing @desktop', async ({ page }) => {
    const demo = await editDemo(page, DEMOS, 'HarbourTree');
    await typeCode(page, 'export default () => <p>Broken');
    await expect(demo.getByRole('alert')).toBeVisible(RUNS);
    await closeEditor(demo);
    await expect(demo.getByText("Edited, doesn't run")).toBeVisible();
    expect(summarize(await findViolations(page, 'light'))).toEqual([]);
    await openEditor(demo);
    await expect(demo.getByRole('alert')).toBeVisible();
  });

  test('are restored by the reset of the menu @desktop', async ({ page }) => {
    const demo = await editDemo(page, DEMOS, 'HarbourTree');
    await typeCode(page, sayCode('Pedals'));
    await expect(getEdited(demo).getByText('Pedals')).toBeVisible(RUNS);
    await demo.locator('summary[aria-label="More actions"]').click();
    await demo.getByRole('button', { name: 'Reset demo' }).click();
    await expect(demo.locator('.cm-content')).toContainText('RichTreeView');
    await expect(getEdited(demo).getByRole('treeitem', { name: 'Quay' })).toBeVisible(RUNS);
  });
});

test.describe('every export contains the edits @desktop', () => {
  // Requests to sandboxes are answered here and never leave this machine.
  test.use({ expectedNoise: [/request to https:\/\/(stackblitz|codesandbox)/] });

  for (const variant of ['TS', 'JS'] as const) {
    test(`in ${variant}, with the other files of the demo`, async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await context.addCookies([
        {
          name: 'codeVariant',
          value: variant,
          url: new URL('/', test.info().project.use.baseURL!).href,
        },
      ]);
      const posted: string[] = [];
      await context.route(/^https:\/\/(stackblitz|codesandbox)/, async (route) => {
        posted.push(route.request().postData() ?? '');
        await route.fulfill({ contentType: 'text/html', body: '<p>Sandbox</p>' });
      });
      const demo = await editDemo(page, DEMOS, 'CrewGrid');
      const source = `import { crew } from './crew';\n\n${sayCode('{crew.length} in the crew').replace('<p>', '<p>Edited, ')}`;
      await typeCode(page, source);
      await expect(getEdited(demo).getByText(/Edited, \d+ in the crew/)).toBeVisible(RUNS);
      await demo.getByRole('tab', { name: /^crew\./ }).click();
      await demo.locator('.cm-content').click();
      await page.keyboard.press('ControlOrMeta+Home');
      await page.keyboard.insertText('// My crew\n');
      const copy = demo.getByRole('button', { name: 'Copy the source' }).last();
      const readClipboard = () => page.evaluate(() => navigator.clipboard.readText());
      await copy.click();
      await expect.poll(readClipboard).toMatch(/^\/\/ My crew\n/);
      await closeEditor(demo);
      await copy.click();
      await expect.poll(readClipboard).toBe(source);

      const main = variant === 'TS' ? 'CrewGrid.tsx' : 'CrewGrid.js';
      await demo.locator('summary[aria-label="More actions"]').click();
      const [tab] = await Promise.all([
        context.waitForEvent('page'),
        demo.getByRole('button', { name: 'Open in the playground' }).click(),
      ]);
      const fragment = parseCodeFragment(new URL(tab.url()).hash);
      if (fragment.kind !== 'code') throw new Error(`The link is ${fragment.kind}.`);
      expect(fragment.files.find(({ name }) => name === main)?.source).toBe(source);
      expect(fragment.files.some((file) => file.source.startsWith('// My crew\n'))).toBe(true);
      await tab.close();

      await demo.locator('summary[aria-label="More actions"]').click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        demo.getByRole('button', { name: 'Download as a project (zip)' }).click(),
      ]);
      const zip = unzipSync(new Uint8Array(readFileSync(await download.path())));
      const texts = Object.values(zip).map((bytes) => strFromU8(bytes));
      expect(texts).toContain(source);
      expect(texts.some((text) => text.startsWith('// My crew\n'))).toBe(true);

      for (const [index, name] of ['StackBlitz', 'CodeSandbox'].entries()) {
        await demo
          .getByRole('button', { name: `Open in ${name}` })
          .first()
          .click();
        await expect.poll(() => posted.length).toBe(index + 1);
      }
      const [stackblitz = '', codesandbox = ''] = posted.map((body) => new URLSearchParams(body));
      expect([...(stackblitz as URLSearchParams).values()]).toContainEqual(
        expect.stringContaining('Edited, '),
      );
      const parameters = (codesandbox as URLSearchParams).get('parameters') ?? '';
      const base64 = parameters.replaceAll('-', '+').replaceAll('_', '/');
      expect(lzString.decompressFromBase64(base64)).toContain('Edited, ');
    });
  }
});

test.describe('the layout of the editor', () => {
  for (const [width, isBeside] of [
    [1024, false],
    [1100, true],
    [1440, true],
    [1920, true],
  ] as const) {
    test(`has the code ${isBeside ? 'next to' : 'below'} the demo at ${width} px @desktop`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const demo = await editDemo(page, DEMOS, 'CrewGrid');
      await expect(demo.locator('iframe[data-state=shown]')).toBeVisible(RUNS);
      const stage = (await demo.locator('[data-demo]').boundingBox())!;
      const result = (await demo.locator('iframe[data-state=shown]').boundingBox())!;
      const code = (await demo.locator('[data-demo-code]').boundingBox())!;
      const frame = (await demo.boundingBox())!;
      const contents = (await page.getByRole('navigation', { name: 'Contents' }).boundingBox())!;
      expect(Math.abs(result.width - stage.width)).toBeLessThan(2);
      if (isBeside) {
        expect(code.x).toBeGreaterThanOrEqual(stage.x + stage.width - 1);
        expect(Math.abs(code.y - stage.y)).toBeLessThan(2);
        expect(code.width).toBeGreaterThan(380);
      } else {
        expect(code.y).toBeGreaterThanOrEqual(stage.y + stage.height);
      }
      expect(frame.x + frame.width).toBeLessThanOrEqual(contents.x);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    });
  }
});

test.describe('completion @desktop', () => {
  test('suggests imports, props, and values from the installed types', async ({ page }) => {
    test.slow();
    const demo = await editDemo(page, DEMOS, 'CrewGrid');
    const list = page.getByRole('listbox', { name: 'Completions' });
    const write = async (before: string, after: string) => {
      await typeCode(page, before + after);
      for (let count = 0; count < after.length; count += 1) await page.keyboard.press('ArrowLeft');
    };

    await write('import { ', ` } from '@mui/x-data-grid';`);
    await page.keyboard.type('DataG');
    await expect(list.getByRole('option', { name: 'DataGrid', exact: true })).toBeVisible();
    // The first Escape closes the list, not the editor.
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(demo.getByRole('textbox')).toHaveAttribute('aria-readonly', 'false');

    const tag = `import { DataGrid } from '@mui/x-data-grid';\nexport default function Demo() {\n  return <DataGrid `;
    await write(tag, ' />;\n}\n');
    await page.keyboard.type('dens');
    const density = list.getByRole('option', { name: /^density/ });
    await expect(density).toHaveAttribute('aria-selected', 'true');
    await density.click();
    await expect(demo.locator('.cm-content')).toContainText('density="" />');
    await expect(list.getByRole('option')).toHaveText(['comfortable', 'compact', 'standard']);
    await page.keyboard.type('com');
    await expect(list.getByRole('option')).toHaveText(['comfortable', 'compact']);
    await list.getByRole('option', { name: 'compact' }).click();
    await expect(demo.locator('.cm-content')).toContainText('density="compact" />');

    await write(`${tag}loading={`, '} />;\n}\n');
    await page.keyboard.type('fa');
    await expect(list.getByRole('option')).toHaveText(['false']);
    expect(summarize(await findViolations(page, 'light'))).toEqual([]);
  });
});

const LIMIT_MS = 500;

test('opens the editor within half a second @desktop', async ({ page }) => {
  const demo = await editDemo(page, DEMOS, 'HarbourTree');
  await expect(demo.locator('iframe[data-state=shown]')).toBeVisible(RUNS);
  await closeEditor(demo);
  const times: number[] = [];
  for (let count = 0; count < 3; count += 1) {
    await demo.getByRole('button', { name: 'Edit the code' }).hover();
    times.push(await demo.evaluate(measureOpening));
    await closeEditor(demo);
  }
  const slowness = await measureSlowness(page);
  const [, median = Infinity] = times.toSorted((a, b) => a - b);
  expect(median, `opened after ${times.map(Math.round).join(', ')} ms`).toBeLessThan(
    LIMIT_MS * slowness,
  );
});

test('loads the editor as soon as the reader opens the code @desktop', async ({ page }) => {
  await openDemo(page, DEMOS, 'HarbourTree');
  const editor = page.waitForResponse(/\/createEditor\.[\w-]+\.js$/);
  await page
    .locator('#HarbourTree')
    .getByRole('button', { name: /^(Show|Expand) code$/ })
    .click();
  expect((await editor).ok()).toBe(true);
});

/** Measures the time from the click to an editor with its text and the focus. */
async function measureOpening(demo: HTMLElement | SVGElement): Promise<number> {
  const start = performance.now();
  demo.querySelector<HTMLElement>('[data-demo-action=edit]')?.click();
  await new Promise<void>((resolve) => {
    const check = () => {
      const active = document.activeElement;
      if (active?.matches('.cm-content') && active.textContent) resolve();
      else requestAnimationFrame(check);
    };
    check();
  });
  return performance.now() - start;
}

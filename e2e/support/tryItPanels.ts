import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { ConsoleMessage, Page } from '@playwright/test';
import { getDistDir } from '#generator/files/getDistDir.ts';
import type { TryItControl } from '../../src/model/try-it/TryItControl.ts';

interface PanelPages {
  main: string[];
  parts: string[];
  /** Parts that receive props from their parent component. */
  given: string[];
}

/** Lists the paths of all API pages with a panel, for main components and for their parts. */
export function listPanelPages(): PanelPages {
  const root = path.join(getDistDir(), 'x/api');
  const pages = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.html'))
    .map((file) => ({ file, html: readFileSync(path.join(root, file), 'utf8') }))
    .filter(({ html }) => html.includes('data-try-it='))
    .map(({ file, html }) => ({
      path: `/x/api/${file.split(path.sep).join('/').replace('index.html', '')}`,
      isPart: html.includes('data-try-host='),
      isGiven: html.includes('data-try-given='),
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  return {
    main: pages.filter(({ isPart }) => !isPart).map((page) => page.path),
    parts: pages.filter(({ isPart }) => isPart).map((page) => page.path),
    given: pages.filter(({ isGiven }) => isGiven).map((page) => page.path),
  };
}

/** Creates a random number generator with a seed. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

/** Chooses values that a reader could enter, for some of the controls. */
export function chooseValues(
  controls: readonly TryItControl[],
  random: () => number,
): Record<string, string> {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  return Object.fromEntries(
    controls
      // An open picker covers the page, and a test shouldn't move the focus.
      .filter(({ name, kind }) => kind !== 'sample' && name !== 'open' && name !== 'autoFocus')
      .filter(() => random() < 0.4)
      .map(({ name, kind, options = [], min = 0 }) => {
        switch (kind) {
          case 'boolean':
          case 'callback':
          case 'ref':
            return [name, pick(['true', 'false'])];
          case 'number':
            return [name, String(min + Math.floor(random() * 100))];
          case 'options':
          case 'sample':
            return [name, pick(options)];
          case 'date':
            return [name, `202${Math.floor(random() * 10)}-0${1 + Math.floor(random() * 9)}-15`];
          case 'string':
            return [name, 'Text'];
        }
      }),
  );
}

/** Scrolls to the panel, waits for its controls, and lists them. */
export async function readControls(page: Page): Promise<TryItControl[]> {
  const panel = page.locator('[data-try-it]');
  await showPanel(page);
  return panel.evaluate(async (element) => {
    const { tryIt = '', tryProduct } = (element as HTMLElement).dataset;
    const response = await fetch(`/x/try-it/${tryProduct}.json`);
    return ((await response.json()) as Record<string, { controls: TryItControl[] }>)[tryIt]
      ?.controls;
  }) as Promise<TryItControl[]>;
}

/** Scrolls to a panel, because it only loads its controls when a reader gets there. */
export async function showPanel(page: Page): Promise<void> {
  const panel = page.locator('[data-try-it]');
  await panel.scrollIntoViewIfNeeded();
  await page.waitForLoadState('load');
  await panel.locator('form').dispatchEvent('pointerover');
  await panel.locator('[data-row]').first().waitFor({ state: 'attached', timeout: 20_000 });
}

/** Lists settings that show each sample of a panel, and then all its callbacks and refs at once. */
export function listSampleSettings(controls: readonly TryItControl[]): Record<string, string>[] {
  const logged = controls.filter(({ kind }) => kind === 'callback' || kind === 'ref');
  const samples = controls.flatMap(({ name, kind, options = [] }) =>
    kind === 'sample' ? options.map((option) => ({ [name]: option })) : [],
  );
  return [...samples, Object.fromEntries(logged.map(({ name }) => [name, 'true']))];
}

/** Sets many fields as one change. */
export async function setControls(page: Page, values: Record<string, string>): Promise<void> {
  await page.locator('[data-try-it] form').evaluate((form, wanted) => {
    for (const [name, value] of Object.entries(wanted)) {
      const field = form.querySelector<HTMLInputElement | HTMLSelectElement>(
        `[data-prop="${name}"]`,
      );
      if (!field) continue;
      if (field.type === 'checkbox') (field as HTMLInputElement).checked = value === 'true';
      else field.value = value;
    }
    form.dispatchEvent(new Event('input', { bubbles: true }));
  }, values);
}

/** Sets every sample of a page, and lists what crashed, has no code, or logged something. */
export async function trySamples(page: Page, path: string): Promise<string[]> {
  const faults: string[] = [];
  let current = '';
  const hear = (message: ConsoleMessage) => {
    const text = message.text();
    if (text.startsWith(MARK)) current = text.slice(MARK.length);
    else if (['error', 'warning'].includes(message.type()) && !/Missing license key/.test(text))
      faults.push(`${path} ${current}: ${text.slice(0, 300)}`);
  };
  page.on('console', hear);
  await page.goto(path);
  const settings = listSampleSettings(await readControls(page));
  await setControls(page, settings[0] ?? {});
  await page.locator('[data-try-it][data-state="live"]').waitFor({ timeout: 20_000 });
  const found = await page.evaluate(setEach, { settings, mark: MARK });
  page.off('console', hear);
  return [...faults, ...found.map((fault) => `${path} ${fault}`)];
}

const MARK = 'trying ';

/** Applies all settings inside the page, because a round trip for each one would take minutes. */
async function setEach({
  settings,
  mark,
}: {
  settings: Record<string, string>[];
  mark: string;
}): Promise<string[]> {
  const faults: string[] = [];
  const panel = document.querySelector('[data-try-it]');
  const form = panel?.querySelector('form');
  if (!panel || !form) return ['has no panel'];
  for (const setting of settings) {
    const label = JSON.stringify(setting).slice(0, 120);
    console.debug(`${mark}${label}`);
    form.reset();
    for (const [name, value] of Object.entries(setting)) {
      const field = form.querySelector<HTMLInputElement>(`[data-prop="${name}"]`);
      if (field?.type === 'checkbox') field.checked = true;
      else if (field) field.value = value;
    }
    form.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve, 80));
    const crash = panel.querySelector('[data-crash] pre')?.textContent;
    if (crash) faults.push(`${label} crashed: ${crash.slice(0, 200)}`);
    const code = panel.querySelector('[data-try-code]')?.textContent ?? '';
    const [name] = Object.keys(setting);
    const isShown = !name || name === 'children' || code.includes(name);
    if (!isShown || code.includes('{…}')) faults.push(`${label} has no code`);
  }
  return faults;
}

/** Shows a part and lists which of the props that it receives have no value. */
export async function findMissingGiven(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  const panel = page.locator('[data-try-it]');
  await showPanel(page);
  await page.locator('[data-try-it][data-state="live"]').waitFor({ timeout: 20_000 });
  await openPart(page, path, (await panel.getAttribute('data-try-host')) ?? '');
  const values = panel.locator('[data-given]');
  await values
    .first()
    .filter({ hasNotText: '…' })
    .waitFor({ timeout: 5000 })
    .catch(() => {});
  const found = await values.evaluateAll((elements) =>
    elements.map((element) => [(element as HTMLElement).dataset['given'], element.textContent]),
  );
  return found
    .filter(([, value]) => value?.trim() === '…' || value === 'undefined')
    .map(([name, value]) => `${path} ${name}: ${value}`);
}

/** Some parts are rendered only after a reader opens them. */
async function openPart(page: Page, path: string, host: string): Promise<void> {
  const stage = page.locator('[data-try-stage]');
  if (host === 'gridColumnMenu') {
    await stage.getByRole('columnheader').first().hover();
    await stage
      .getByRole('button', { name: /column menu/ })
      .first()
      .click();
  } else if (host === 'gridEditCell') {
    await stage.getByRole('gridcell').first().dblclick();
  } else if (path.includes('header-filter-menu/')) {
    await stage.getByRole('button', { name: 'Operator' }).first().click();
  } else if (path.endsWith('/grid-panel/')) {
    await stage.getByRole('button', { name: 'Filters' }).click();
  }
}

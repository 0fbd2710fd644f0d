import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { ConsoleMessage, Page } from '@playwright/test';
import { getDistDir } from '../../src/build/tasks/getDistDir.ts';
import type { TryItControl } from '../../src/model/try-it/TryItControl.ts';

/** Paths of all API pages that have a panel. */
export function listPanelPages(): string[] {
  const root = path.join(getDistDir(), 'x/api');
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.html'))
    .filter((file) => readFileSync(path.join(root, file), 'utf8').includes('data-try-it='))
    .map(
      (file) =>
        `/x/api/${file
          .split(path.sep)
          .join('/')
          .replace(/index\.html$/, '')}`,
    )
    .sort();
}

/** The same numbers for the same seed. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

/** A value that a reader could give each of some controls. */
export function chooseValues(
  controls: readonly TryItControl[],
  random: () => number,
): Record<string, string> {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  return Object.fromEntries(
    controls
      // An open picker covers the page, and focus belongs to the reader.
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

export async function readControls(page: Page): Promise<TryItControl[]> {
  const text = await page
    .locator('template[data-try-controls]')
    .evaluate((element) => (element as HTMLTemplateElement).content.textContent);
  return JSON.parse(text ?? '[]') as TryItControl[];
}

/** Settings that show every sample of a panel, each beside nothing else, and all its callbacks and refs at once. */
export function listSampleSettings(controls: readonly TryItControl[]): Record<string, string>[] {
  const logged = controls.filter(({ kind }) => kind === 'callback' || kind === 'ref');
  const samples = controls.flatMap(({ name, kind, options = [] }) =>
    kind === 'sample' ? options.map((option) => ({ [name]: option })) : [],
  );
  return [...samples, Object.fromEntries(logged.map(({ name }) => [name, 'true']))];
}

/** Every item once in `period` days, a part of them each day. */
export function pickOfToday<Item>(items: readonly Item[], period: number): Item[] {
  const day = Math.floor(Date.now() / 86_400_000);
  return items.filter((_, index) => index % period === day % period);
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

/** Sets every sample of a page, and tells what crashed, was shown nowhere, or made the console speak. */
export async function trySamples(page: Page, path: string): Promise<string[]> {
  const faults: string[] = [];
  let current = '';
  const hear = (message: ConsoleMessage) => {
    if (
      ['error', 'warning'].includes(message.type()) &&
      !/Missing license key/.test(message.text())
    )
      faults.push(`${path} ${current}: ${message.text().slice(0, 300)}`);
  };
  page.on('console', hear);
  await page.goto(path);
  const panel = page.locator('[data-try-it]');
  await panel.scrollIntoViewIfNeeded();
  const controls = await readControls(page);
  for (const setting of listSampleSettings(controls)) {
    current = JSON.stringify(setting).slice(0, 120);
    await page.getByRole('button', { name: 'Reset', exact: true }).click();
    await setControls(page, setting);
    const live = panel.and(page.locator('[data-state="live"]'));
    await live.waitFor({ timeout: 20_000 });
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 80)));
    const crash = panel.locator('[data-crash] pre');
    if ((await crash.count()) > 0) {
      faults.push(`${path} ${current} crashed: ${(await crash.textContent())?.slice(0, 200)}`);
    }
    const code = await panel.locator('[data-try-code]').textContent();
    const [name = ''] = Object.keys(setting);
    if (name !== 'children' && name && !code?.includes(name)) {
      faults.push(`${path} ${current} is not in the code`);
    }
    if (code?.includes('{…}')) faults.push(`${path} ${current} has no code`);
  }
  page.off('console', hear);
  return faults;
}

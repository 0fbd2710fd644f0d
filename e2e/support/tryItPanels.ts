import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
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
      .filter(({ name }) => name !== 'open' && name !== 'autoFocus' && random() < 0.4)
      .map(({ name, kind, options = [], min = 0 }) => {
        switch (kind) {
          case 'boolean':
            return [name, pick(['true', 'false'])];
          case 'number':
            return [name, String(min + Math.floor(random() * 100))];
          case 'options':
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

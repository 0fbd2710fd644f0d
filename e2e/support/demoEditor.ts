import type { Locator, Page } from '@playwright/test';
import { openDemo } from './openDemo.ts';
import { expect } from './test.ts';

/** Opens a page and the editor of one of its demos. */
export async function editDemo(page: Page, path: string, name: string): Promise<Locator> {
  await openDemo(page, path, name);
  const demo = page.locator(`#${name}`);
  await openEditor(demo);
  return demo;
}

export async function openEditor(demo: Locator): Promise<void> {
  await demo.getByRole('button', { name: 'Edit the code' }).press('Enter');
  const editor = demo.getByRole('textbox', { name: /^Code of / });
  await expect(editor).toHaveAttribute('aria-readonly', 'false', { timeout: 30_000 });
  await expect(editor).toBeFocused();
}

/** Replaces all text of the open file. */
export async function typeCode(page: Page, source: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(source);
}

/** Finds the edited demo as it runs. */
export function getEdited(demo: Locator) {
  return demo.frameLocator('iframe[data-state=shown]');
}

export async function closeEditor(demo: Locator): Promise<void> {
  await demo.getByRole('button', { name: 'Done' }).click();
  await expect(demo.locator('.cm-content')).toHaveCount(0);
}

/** Code that's valid in TypeScript and JavaScript, and shows one word. */
export function sayCode(word: string): string {
  return `export default function Demo() {\n  return <p>${word}</p>;\n}\n`;
}

import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Opens the search with its button and returns its parts. */
export async function openSearch(page: Page) {
  await page.getByRole('link', { name: /^Search/ }).click();
  return findSearch(page);
}

/** Returns the parts of the open dialog. */
export async function findSearch(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Search the documentation' });
  await expect(dialog).toBeVisible();
  const field = dialog.getByRole('combobox', { name: 'What are you looking for?' });
  await expect(field).toBeFocused();
  return {
    dialog,
    field,
    options: dialog.getByRole('listbox', { name: 'Search results' }).getByRole('option'),
  };
}

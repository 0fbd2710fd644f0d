import type { Locator, Page } from '@playwright/test';

/** Finds a section of a field, such as the month. The index chooses one of several fields or dates. */
export const section = (stage: Locator, name: string, index = 0) =>
  stage.getByRole('spinbutton', { name, exact: true }).nth(index);

/** Finds a day in a calendar. */
export const day = (scope: Page | Locator, name: string) =>
  scope.getByRole('gridcell', { name, exact: true });

export const focusedCell = (page: Page) => page.locator('[role="gridcell"]:focus');

export const openButton = (stage: Locator) => stage.getByRole('button', { name: /^Choose/ });

import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';

/** Types into a date or time field, starting with one of its sections. A complete section passes the focus on. */
export async function typeInto(section: Locator, keys: string): Promise<void> {
  await section.click();
  await expect(section).toBeFocused();
  await section.page().keyboard.type(keys);
}

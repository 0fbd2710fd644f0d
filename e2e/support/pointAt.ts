import type { Locator } from '@playwright/test';

/** Moves the pointer to a position in an element's box, as fractions of its size. Lines and arcs rarely cover the middle. */
export async function pointAt(target: Locator, x = 0.5, y = 0.5): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('The element has no box.');
  const { mouse } = target.page();
  const left = box.x + box.width * x;
  const top = box.y + box.height * y;
  await mouse.move(left - 3, top);
  await mouse.move(left, top);
}

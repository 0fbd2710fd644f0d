import type { Locator } from '@playwright/test';

/** Drags the line after a column header by some pixels to resize the column. */
export async function dragSeparator(header: Locator, pixels: number): Promise<void> {
  const line = header.locator('.MuiDataGrid-columnSeparator--resizable');
  await line.scrollIntoViewIfNeeded();
  const box = await line.boundingBox();
  if (!box) throw new Error('The column separator is not on the screen.');
  const { mouse } = header.page();
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  await mouse.move(x, y);
  await mouse.down();
  await mouse.move(x + pixels, y, { steps: 4 });
  await mouse.up();
}

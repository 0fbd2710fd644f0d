import type { Locator } from '@playwright/test';

export interface Position {
  /** The text, or `bar` for a bar of a chart. */
  name: string;
  left: number;
  top: number;
  width: number;
}

/** Reads the positions of the visible texts and bars in a demo, relative to its top left corner. */
export function readPositions(stage: Locator): Promise<Position[]> {
  return stage.evaluate((element) => {
    const frame = element.getBoundingClientRect();
    const isSeen = (part: Element, { left, right, top, height }: DOMRect) => {
      const view = (part.closest('.MuiDataGrid-main') ?? element).getBoundingClientRect();
      const isInside = left < view.right && right > view.left && top < view.bottom;
      return isInside && height > 0.3 && part.checkVisibility({ visibilityProperty: true });
    };
    const found: Position[] = [];
    const add = (name: string, part: Element, box: DOMRect) => {
      if (!isSeen(part, box)) return;
      const { left, top, width } = box;
      found.push({ name, left: left - frame.left, top: top - frame.top, width });
    };
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const name = text.textContent?.trim() ?? '';
      if (!name || !text.parentElement || text.parentElement.closest('legend, style')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      add(name, text.parentElement, range.getBoundingClientRect());
    }
    for (const bar of element.querySelectorAll('.MuiBarElement-root'))
      add('bar', bar, bar.getBoundingClientRect());
    return found;
  });
}

import type { Locator } from '@playwright/test';

export interface CutTextOptions {
  /** Checks only the headers of grids, because phones scroll wide grids sideways. */
  headersOnly: boolean;
}

const HEADERS = '.MuiDataGrid-columnHeaderTitle';
const VALUES = '.MuiDataGrid-cell, .MuiTreeItem-label, .MuiPickersSectionList-root';

/** Finds texts that don't fit: in grid headers and cells, tree items, fields, and chart labels that end in an ellipsis. */
export function findCutTexts(stage: Locator, { headersOnly }: CutTextOptions): Promise<string[]> {
  const selector = headersOnly ? HEADERS : `${HEADERS}, ${VALUES}`;
  return stage.evaluate(
    (root, { selector, hasLabels }) => {
      const cut = new Set<string>();
      for (const element of root.querySelectorAll(selector)) {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const range = document.createRange();
          range.selectNodeContents(texts.currentNode);
          const { left, right, width } = range.getBoundingClientRect();
          if (width === 0) continue;
          let box: Element | null = texts.currentNode.parentElement;
          while (box && root.contains(box)) {
            const isHidden = getComputedStyle(box).overflowX !== 'visible';
            const edges = box.getBoundingClientRect();
            // Visually hidden text for screen readers is one pixel wide.
            if (isHidden && edges.width <= 1) break;
            if (isHidden && (left < edges.left - 1 || right > edges.right + 1)) {
              cut.add(element.textContent ?? '');
            }
            if (box === element) break;
            box = box.parentElement;
          }
        }
      }
      for (const label of hasLabels ? root.querySelectorAll('svg text') : []) {
        if (label.textContent?.endsWith('…')) cut.add(label.textContent);
      }
      return [...cut];
    },
    { selector, hasLabels: !headersOnly },
  );
}

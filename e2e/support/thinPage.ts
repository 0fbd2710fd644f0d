import type { Page } from '@playwright/test';

/** Code blocks look the same on every page, so a few represent the rest. */
const BLOCKS_KEPT = 2;

/** Keeps demos from starting, because another run visits every demo. */
export async function stillDemos(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/data-demo(?:-card)?="/g, 'data-still-demo="');
    return route.fulfill({ response, body });
  });
}

/**
 * Removes parts that other tests or pages cover, because axe takes seconds for thousands of elements: rendered demos, most of the
 * code, and closed groups of the navigation unless the options keep them.
 */
export async function thinPage(
  page: Page,
  { keepsNavigation }: { keepsNavigation: boolean },
): Promise<void> {
  await page.evaluate(
    ({ blocksKept, keepsFolded }) => {
      for (const stage of document.querySelectorAll('[data-still-demo]')) stage.replaceChildren();
      const blocks = [...document.querySelectorAll('pre > code')];
      for (const block of blocks.slice(blocksKept)) block.replaceChildren('…');
      if (keepsFolded) return;
      for (const folded of document.querySelectorAll('nav details:not([open])')) folded.remove();
    },
    { blocksKept: BLOCKS_KEPT, keepsFolded: keepsNavigation },
  );
}

import type { Page } from '@playwright/test';

/** Code of one page looks like that of another, so a few blocks stand for the rest. */
const BLOCKS_KEPT = 2;

/** Keeps demos from starting: the run over every demo looks at them. */
export async function stillDemos(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('data-demo="', 'data-still-demo="');
    return route.fulfill({ response, body });
  });
}

/**
 * Takes out what other tests or other pages show, since axe needs seconds for thousands of elements: the pictures of demos, most
 * of the code and, unless it is asked for, what is folded in the navigation.
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

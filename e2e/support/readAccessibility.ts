import type { CDPSession, Locator, Page } from '@playwright/test';

/** A node of the browser's accessibility tree, with states such as `expanded` or `selected`. */
export interface AccessibleNode {
  role: string;
  name: string;
  description: string;
  [state: string]: unknown;
}

/** Reads the accessible properties of an element, as screen readers get them. */
export async function readAccessibility(element: Locator): Promise<AccessibleNode> {
  await element.evaluate((node) => Object.assign(window, { describedElement: node }));
  return readNode(element.page(), 'window.describedElement');
}

/** Reads the accessible properties of the focused element, as screen readers get them. */
export function readFocus(page: Page): Promise<AccessibleNode> {
  return readNode(page, 'document.activeElement');
}

async function readNode(page: Page, expression: string): Promise<AccessibleNode> {
  const session: CDPSession = await page.context().newCDPSession(page);
  try {
    const { result } = await session.send('Runtime.evaluate', { expression });
    if (!result.objectId) throw new Error(`There is no element: ${expression}`);
    const { nodes } = await session.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId,
      fetchRelatives: false,
    });
    const node = nodes[0];
    const states = (node?.properties ?? []).map(({ name, value }) => [name, value.value]);
    return {
      ...Object.fromEntries(states),
      role: String(node?.role?.value ?? ''),
      name: String(node?.name?.value ?? ''),
      description: String(node?.description?.value ?? ''),
    };
  } finally {
    await session.detach();
  }
}

import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';

/**
 * Puts the page's ad between the opening, which often contains the first demo, and the first section. The layout decides whether
 * the page has ads. If it doesn't, the slot renders nothing.
 */
export function remarkAdSlot() {
  return (tree: Root): void => {
    const slot: MdxJsxFlowElement = {
      type: 'mdxJsxFlowElement',
      name: 'AdSlot',
      attributes: [],
      children: [],
    };
    const section = tree.children.findIndex((node) => node.type === 'heading');
    tree.children.splice(section === -1 ? tree.children.length : section, 0, slot);
  };
}

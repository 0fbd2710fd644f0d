import type { Nodes, Parents, Root } from 'mdast';
import type { VFile } from 'vfile';
import type { ApiLinker, LinkContext } from '../api-reference/createApiLinker.ts';
import { isMdxElement } from '../content/jsxAttributes.ts';
import { readLinkContext } from './readLinkContext.ts';

/** Links `code` in prose to the reference, except in headings and in links. */
export function remarkApiLinks({ getLinker }: { getLinker: () => Promise<ApiLinker> }) {
  return async (tree: Root, file: VFile): Promise<void> => {
    linkChildren(tree, await getLinker(), readLinkContext(file), new Set());
  };
}

/** Links the inline code in a node and its children, but only the first mention in each paragraph. */
function linkChildren(
  parent: Parents,
  linker: ApiLinker,
  context: LinkContext,
  linked: Set<string>,
): void {
  for (const [index, child] of parent.children.entries()) {
    if (child.type === 'inlineCode') {
      const url = linker.findCode(child.value, context);
      if (!url || linked.has(url)) continue;
      linked.add(url);
      parent.children[index] = {
        type: 'link',
        url,
        children: [child],
        data: { hProperties: { className: ['api-link'] } },
      };
    } else if ('children' in child && !isClosed(child)) {
      const isBlock = child.type === 'paragraph' || child.type === 'tableCell';
      linkChildren(child, linker, context, isBlock ? new Set() : linked);
    }
  }
}

function isClosed(node: Nodes): boolean {
  return (
    node.type === 'heading' ||
    node.type === 'link' ||
    node.type === 'linkReference' ||
    (isMdxElement(node) && node.name === 'a')
  );
}

import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';

export type MdxElement = MdxJsxFlowElement | MdxJsxTextElement;

export function isMdxElement(node: { type: string }): node is MdxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Reads the value of a string attribute: `<Demo name="Bars" />` → `Bars`. */
export function readStringAttribute(element: MdxElement, name: string): string | undefined {
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== name) continue;
    return typeof attribute.value === 'string' ? attribute.value : undefined;
  }
  return undefined;
}

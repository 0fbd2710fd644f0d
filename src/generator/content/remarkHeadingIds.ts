import type { Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { createHeadingIds } from '#model/page/headingIds.ts';
import type { Plan } from '#model/product/Plan.ts';
import { isMdxElement, readStringAttribute } from './jsxAttributes.ts';

/** Gives each heading the id that links, the table of contents, and the search use. */
export function remarkHeadingIds() {
  return (tree: Root): void => {
    const createId = createHeadingIds();
    visit(tree, 'heading', (heading) => {
      heading.data = { ...heading.data, hProperties: { id: createId(readHeadingText(heading)) } };
    });
  };
}

export function readHeadingText(heading: Heading): string {
  return toString(heading).trim();
}

/** `## Tree data <Plan plan="pro" />` → `pro` */
export function readHeadingPlan(heading: Heading): Plan | undefined {
  const mark = heading.children.find((child) => isMdxElement(child) && child.name === 'Plan');
  return mark && isMdxElement(mark) ? (readStringAttribute(mark, 'plan') as Plan) : undefined;
}

import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import { isMdxElement } from '../content/jsxAttributes.ts';
import { estimateHeight } from './estimateHeight.ts';

/** Components that only contain text. Anything else, such as a demo, may need its layout before it's near the screen. */
const TEXT_COMPONENTS = new Set([
  'Callout',
  'CommonMistakes',
  'Decision',
  'Details',
  'Kbd',
  'KeyTable',
  'Plan',
  'PlannedLink',
  'Step',
  'Steps',
  'Tab',
  'Tabs',
  'WorksWith',
]);

/** The height of the header and the title on a wide screen, in pixels. */
const TITLE = 250;
/** The height of the screen. Sections that start in it are laid out anyway, and earlier if they aren't wrapped. */
const SCREEN = 900;
/** The least height of a demo, a figure, or anything else that isn't text. */
const DEMO = 300;

/**
 * Wraps each section that only has text in a `<TextSection>`, which the browser lays out when it comes near the screen. Otherwise,
 * the layout of a long text would block a slow phone. What's on the first screen isn't wrapped, because Chromium would lay it out
 * in the first frame after a click, although it had rendered the page ahead of it.
 */
export function remarkSections() {
  return (tree: Root): void => {
    const [opening = [], ...sections] = splitSections(tree.children);
    let top = TITLE + measure(opening);
    tree.children = [...opening];
    for (const section of sections) {
      tree.children.push(...(top < SCREEN ? section : wrap(section)));
      top += measure(section);
    }
  };
}

function measure(nodes: readonly RootContent[]): number {
  const demos = nodes.filter((node) => !isText([node])).length;
  return estimateHeight(nodes) + demos * DEMO;
}

/** Splits a page into the content before the first h2, followed by each section with its heading. */
function splitSections(nodes: readonly RootContent[]): RootContent[][] {
  const sections: RootContent[][] = [[]];
  for (const node of nodes) {
    if (node.type === 'heading' && node.depth === 2) sections.push([]);
    sections.at(-1)?.push(node);
  }
  return sections;
}

function wrap(nodes: RootContent[]): RootContent[] {
  if (!isText(nodes)) return nodes;
  const section: MdxJsxFlowElement = {
    type: 'mdxJsxFlowElement',
    name: 'TextSection',
    attributes: [{ type: 'mdxJsxAttribute', name: 'height', value: String(estimateHeight(nodes)) }],
    children: nodes as MdxJsxFlowElement['children'],
  };
  return [section];
}

function isText(nodes: RootContent[]): boolean {
  let isOnlyText = true;
  visit({ type: 'root', children: nodes } as Root, (node) => {
    if (node.type === 'mdxjsEsm' || node.type === 'mdxFlowExpression') isOnlyText = false;
    else if (isMdxElement(node) && !TEXT_COMPONENTS.has(node.name ?? '')) isOnlyText = false;
  });
  return isOnlyText;
}

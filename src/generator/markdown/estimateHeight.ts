import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';

/** Pixels on a wide screen, where a paragraph is 75 characters wide. */
const LINE = 26;
const LINE_LENGTH = 75;
const CODE_LINE = 21;
const CODE_FRAME = 68;
const TABLE_ROW = 62;
const HEADING = 60;
const GAP = 16;

/** Estimates the height of a part of a page on a wide screen, in pixels. */
export function estimateHeight(nodes: readonly Nodes[]): number {
  return nodes.reduce((sum, node) => sum + estimateNode(node), 0);
}

function estimateNode(node: Nodes): number {
  switch (node.type) {
    case 'paragraph':
      return Math.ceil(toString(node).length / LINE_LENGTH) * LINE + GAP;
    case 'heading':
      return HEADING;
    case 'code':
      return node.value.split('\n').length * CODE_LINE + CODE_FRAME;
    case 'tableRow':
      return TABLE_ROW;
    case 'mdxJsxFlowElement':
      // Only one tab is visible at a time, and details are closed.
      if (node.name === 'Tabs') return Math.max(...node.children.map(estimateNode));
      return node.name === 'Details' ? HEADING : estimateHeight(node.children);
    default:
      return 'children' in node ? estimateHeight(node.children) : 0;
  }
}

import type { Paragraph, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

/** How the sentences of a page start. */
export interface Openings {
  sentences: number;
  /** Sentences that begin with a name in code. */
  withCode: number;
}

/** A letter that no page uses. It replaces code, so that periods in code don't end a sentence. */
const CODE = 'Ꞔ';
const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Counts sentences in paragraphs and lists. Tables don't count. */
export function measureOpenings(tree: Root): Openings {
  const openings: Openings = { sentences: 0, withCode: 0 };
  visit(tree, (node) => {
    if (node.type === 'table') return SKIP;
    if (node.type !== 'paragraph') return;
    for (const { segment } of segmenter.segment(readText(node))) {
      if (segment.trim() === '') continue;
      openings.sentences += 1;
      if (segment.startsWith(CODE)) openings.withCode += 1;
    }
  });
  return openings;
}

function readText(paragraph: Paragraph): string {
  const copy = structuredClone(paragraph);
  visit(copy, 'inlineCode', (node) => {
    node.value = CODE;
  });
  return toString(copy).trim();
}

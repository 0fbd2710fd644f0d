import type { Code, Nodes, Parent, Root } from 'mdast';
import { isMdxElement, readStringAttribute } from '../content/jsxAttributes.ts';
import type { MdxElement } from '../content/jsxAttributes.ts';
import { readHeadingPlan, readHeadingText } from '../content/remarkHeadingIds.ts';
import type { Plan } from '#model/product/Plan.ts';

/** A heading of a page with everything below it, up to the next one. */
export interface PageSection {
  /** Empty before the first heading. */
  heading: string;
  plan?: Plan;
  text: string;
  /** Code blocks. */
  code: string[];
  /** Names of the demos. */
  demos: string[];
}

/** The prose of a page in its sections, without markup; the first is before all headings. */
export function readSections(tree: Root): PageSection[] {
  const sections: { section: PageSection; words: string[] }[] = [];
  const open = (heading: string, plan?: Plan) => {
    const section = { heading, ...(plan ? { plan } : {}), text: '', code: [], demos: [] };
    sections.push({ section, words: [] });
  };
  open('');
  for (const node of tree.children) {
    if (node.type === 'heading' && node.depth <= 3) {
      open(readHeadingText(node), readHeadingPlan(node));
      continue;
    }
    const current = sections.at(-1);
    if (current) collect(node, current.section, current.words);
  }
  return sections.map(({ section, words }) => ({ ...section, text: joinWords(words) }));
}

const BLOCKS = new Set(['paragraph', 'heading', 'tableCell', 'listItem']);

function collect(node: Nodes, section: PageSection, words: string[]): void {
  if (node.type === 'code') {
    section.code.push((node as Code).value);
  } else if (node.type === 'text' || node.type === 'inlineCode') {
    words.push(node.value);
  } else if (isMdxElement(node)) {
    collectElement(node, section, words);
  } else if ('children' in node) {
    collectChildren(node, section, words);
  }
  if (BLOCKS.has(node.type)) words.push(' ');
}

function collectChildren(node: Parent, section: PageSection, words: string[]): void {
  for (const child of node.children) collect(child, section, words);
}

/** Titles are in attributes, and so are the rows of a table of keys. */
function collectElement(element: MdxElement, section: PageSection, words: string[]): void {
  if (element.name === 'Demo') {
    const name = readStringAttribute(element, 'name');
    if (name) section.demos.push(name);
    return;
  }
  for (const name of ['title', 'label', 'summary', 'caption']) {
    const value = readStringAttribute(element, name);
    if (value) words.push(`${value} `);
  }
  words.push(...readKeyActions(element));
  collectChildren(element, section, words);
}

/** `rows={[{ keys: ['Enter'], action: 'Opens the menu' }]}` → Opens the menu */
function readKeyActions(element: MdxElement): string[] {
  return element.attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'object') return [];
    const source = attribute.value?.value ?? '';
    return [...source.matchAll(/action:\s*(['"`])(.*?)\1/gs)].map((match) => ` ${match[2]} `);
  });
}

function joinWords(words: readonly string[]): string {
  return words.join('').replace(/\s+/g, ' ').trim();
}

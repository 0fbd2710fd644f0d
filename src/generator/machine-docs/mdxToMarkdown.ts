import type { BlockContent, DefinitionContent, Nodes, PhrasingContent, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import type { Catalogs } from '#model/reference/Catalog.ts';
import { addLocalePrefix } from '#model/locale/Locale.ts';
import type { Locale } from '#model/locale/Locale.ts';
import type { BodyPart } from '#model/machine-docs/DocsStore.ts';
import { parseCodeFenceMeta } from '../markdown/codeFence.ts';
import { isPlannedLink } from '../markdown/remarkPlannedLinks.ts';
import { hashKey } from '../files/createCache.ts';
import { hashPackages } from '../files/hashPackages.ts';
import { openCache } from '../files/openCache.ts';
import { isMdxElement } from '../content/jsxAttributes.ts';
import { COMPONENTS } from './mdxComponents.ts';
import { readProgram } from './readLiteral.ts';

export interface MarkdownContext {
  locale: Locale;
  siteUrl: string;
  /** The public path of the page. */
  path: string;
  /** The folder of its demos in `content/`: `pages/react-charts/bars`. */
  demoFolder: string;
  /** Pathnames of the navigation whose pages aren't written yet. */
  planned: ReadonlySet<string>;
  /** The catalogs that the page uses. */
  catalogs: Catalogs;
}

const MARKDOWN = { bullet: '-', rule: '-', emphasis: '_', listItemIndent: 'one' } as const;
const TABLES = { tablePipeAlign: false };
const writer = unified().use(remarkStringify, MARKDOWN).use(remarkGfm, TABLES);

/** Matches the placeholder of a demo, where the text is split. */
const DEMO = /^(.*?)<!--demo:(\w+)-->$/gm;

/** Converts a page from MDX to plain Markdown. */
export function mdxToMarkdown(tree: Root, context: MarkdownContext): BodyPart[] {
  const [root] = convert(tree, context) as [Root];
  return splitAtDemos(stringify(root), context.demoFolder);
}

const cache = openCache('markdown');
let writerVersion: string | undefined;

/** Cached, because formatting all guides takes more than a second, and an edit changes one of them. */
function stringify(root: Root): string {
  writerVersion ??= hashKey(hashPackages(), MARKDOWN, TABLES);
  const key = hashKey(writerVersion, root);
  const known = cache.read(key);
  if (known) return known.toString('utf8');
  const text = writer.stringify(root);
  cache.write(key, text);
  return text;
}

function convert(node: Nodes, context: MarkdownContext): Nodes[] {
  switch (node.type) {
    case 'yaml':
    case 'mdxjsEsm':
    case 'mdxFlowExpression':
      return [];
    case 'mdxTextExpression': {
      const value = readProgram(node.data?.estree);
      return typeof value === 'string' ? [{ type: 'text', value }] : [];
    }
    case 'code': {
      const { title } = parseCodeFenceMeta(node.meta);
      return [{ ...node, meta: title ? `title="${title}"` : null }];
    }
    case 'link':
      if (isPlannedLink(node, context.planned))
        return [...node.children, { type: 'text', value: ' (planned)' }];
      return [convertChildren({ ...node, url: toAbsolute(node.url, context) }, context)];
    case 'image':
    case 'definition':
      return [convertChildren({ ...node, url: toAbsolute(node.url, context) }, context)];
    default:
  }
  if (!isMdxElement(node)) return [convertChildren(node, context)];
  const children = node.children.flatMap((child) => convert(child, context));
  const component = COMPONENTS[node.name ?? ''];
  if (!component) return children;
  return component(node, children, { ...context, toAbsolute: (url) => toAbsolute(url, context) });
}

function convertChildren<Node extends Nodes>(node: Node, context: MarkdownContext): Node {
  if (!('children' in node)) return node;
  const converted = node.children.flatMap((child) => convert(child, context));
  const children = node.type === 'heading' ? trimEnd(converted) : converted;
  return { ...node, children: holdsBlocks(node) ? toBlocks(children) : children };
}

/** Removes the space in front of a component that isn't rendered. It would become `&#x20;`. */
function trimEnd(nodes: Nodes[]): Nodes[] {
  const last = nodes.at(-1);
  return last?.type === 'text'
    ? [...nodes.slice(0, -1), { ...last, value: last.value.trimEnd() }]
    : nodes;
}

function holdsBlocks({ type }: Nodes): boolean {
  return type === 'root' || type === 'blockquote' || type === 'listItem';
}

/** Wraps bare text in a paragraph after its parent element was removed. */
export function toBlocks(nodes: readonly Nodes[]): (BlockContent | DefinitionContent)[] {
  const blocks: (BlockContent | DefinitionContent)[] = [];
  let words: PhrasingContent[] = [];
  const flush = () => {
    if (words.length > 0) blocks.push({ type: 'paragraph', children: words });
    words = [];
  };
  for (const node of nodes) {
    if (isPhrasing(node)) {
      words.push(node);
    } else {
      flush();
      blocks.push(node as BlockContent);
    }
  }
  flush();
  return blocks;
}

const PHRASING = new Set([
  'text',
  'emphasis',
  'strong',
  'delete',
  'inlineCode',
  'link',
  'image',
  'break',
]);

function isPhrasing(node: Nodes): node is PhrasingContent {
  return PHRASING.has(node.type);
}

/** `/x/react-charts/` → `https://mui.com/zh/x/react-charts/`, `#labels` → the section of this page */
function toAbsolute(url: string, { siteUrl, locale, path }: MarkdownContext): string {
  if (url.startsWith('#')) return `${siteUrl}${path}${url}`;
  return url.startsWith('/') ? siteUrl + addLocalePrefix(url, locale) : url;
}

function splitAtDemos(text: string, folder: string): BodyPart[] {
  const parts: BodyPart[] = [];
  let end = 0;
  for (const match of text.matchAll(DEMO)) {
    const [whole, before = '', name = ''] = match;
    parts.push(text.slice(end, match.index));
    parts.push({ demo: `${folder}/${name}`, indent: before.replace(/[^>\s]/g, ' ') });
    end = match.index + whole.length;
  }
  parts.push(text.slice(end));
  return parts.filter((part) => part !== '');
}

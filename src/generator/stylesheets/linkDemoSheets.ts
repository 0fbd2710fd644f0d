import { OPEN_LAYER, splitDemoStyles } from '#model/demo/demoStyles.ts';
import { readTags } from '../output/readTags.ts';
import type { DemoSheet } from './demoSheets.ts';

/** A page that needs less of its family's stylesheet keeps its own copy of the rules, because the browser would load too much for it. */
const MINIMUM_USE = 0.3;

/** More than this doesn't stay in the HTML, which browsers have to read before they can show anything. */
const OWN_BYTES = 3000;

/**
 * Replaces the rules in the head of a page by a link to the stylesheet that contains them. Rules that aren't in it stay with the page.
 * @param sheet the stylesheet of the page's family
 * @param writeOwn writes the rules that aren't in it and returns the URL
 */
export function linkDemoSheets(
  html: string,
  sheet: DemoSheet | undefined,
  writeOwn: (css: string) => string,
): string {
  const element = findDemoStyles(html);
  if (!element) return html;
  const rules = readRules(html, element);
  const linked = sheet && measureUse(sheet, rules) >= MINIMUM_USE ? sheet : undefined;
  const own = rules.filter((rule) => rule !== OPEN_LAYER && !linked?.rules.has(rule)).join('');
  const isLong = own.length > OWN_BYTES;
  const hrefs = [...(linked ? [linked.href] : []), ...(isLong ? [writeOwn(own)] : [])];
  const links = hrefs.map((href) => `<link rel="stylesheet" href="${href}">`);
  return [
    html.slice(0, element.start),
    ...links,
    html.slice(element.start, element.contentStart),
    isLong ? '' : own,
    OPEN_LAYER,
    html.slice(element.contentEnd),
  ].join('');
}

/** The rules in the head of a page, one text per component. */
export function listDemoRules(html: string): string[] {
  const element = findDemoStyles(html);
  return element ? readRules(html, element).filter((rule) => rule !== OPEN_LAYER) : [];
}

function readRules(html: string, { contentStart, contentEnd }: StyleElement): string[] {
  return splitDemoStyles(html.slice(contentStart, contentEnd));
}

interface StyleElement {
  start: number;
  contentStart: number;
  contentEnd: number;
}

function findDemoStyles(html: string): StyleElement | undefined {
  const head = html.slice(0, html.indexOf('</head>'));
  let found: StyleElement | undefined;
  readTags(head, ({ name, start, end, attributes }) => {
    if (name !== 'style' || !attributes.some((attribute) => attribute.name === 'data-demo-styles'))
      return;
    found = { start, contentStart: end, contentEnd: head.indexOf('</style>', end) };
  });
  return found;
}

/** The share of a stylesheet that a page needs, by length. */
function measureUse({ rules: shared }: DemoSheet, rules: readonly string[]): number {
  const measure = (texts: Iterable<string>) =>
    [...texts].reduce((sum, { length }) => sum + length, 0);
  return measure(rules.filter((rule) => shared.has(rule))) / measure(shared);
}

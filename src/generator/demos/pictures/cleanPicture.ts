import { DomUtils, parseDocument } from 'htmlparser2';
import { hideOverlappingLabels } from './hideOverlappingLabels.ts';
import { PARSER_OPTIONS } from './parserOptions.ts';

/** Useless in a picture that nobody can operate, or in the way of the live demo. */
const DROPPED =
  /^(?:role|tabindex|for|name|title|draggable|focusable|contenteditable|spellcheck|auto(?:capitalize|correct|complete)|inputmode|cursor|layout|aria-.+|data-(?:testid|series|fields?|id|indeterminate|(?:row|col|section)(?:index|span)|range-position|shrink))$/i;
/** Coordinates, which charts calculate to more digits than anyone can see. */
const DRAWN = /^(?:d|[xy][12]?|d[xy]|c[xy]|r|rx|ry|width|height|points|transform)$/;
/** Shown while the reader points at a chart. */
const UNSEEN = /^(?:title|desc)$/;
/** Attributes of drawings whose value is what a browser assumes without them. Charts place each mark with a transform instead. */
const DEFAULTS: Readonly<Record<string, RegExp>> = { circle: /^c[xy]$/, line: /^[xy][12]$/ };
const REFERENCE = /url\(#([^)]+)\)/g;

type Nodes = Parameters<typeof DomUtils.findAll>[1];
type Element = ReturnType<typeof DomUtils.findAll>[number];

/** HTML of a demo as a picture, and the accessible names of its charts or grids. */
export interface CleanPicture {
  html: string;
  names: string[];
}

/** Removes from a rendered demo what nobody can see, and all ids but those that its drawings refer to, which get the prefix. */
export function cleanPicture(html: string, prefix: string): CleanPicture {
  const document = parseDocument(html, PARSER_OPTIONS);
  const names = listNames(document.children);
  hideOverlappingLabels(document.children);
  const iconParts = listIconParts(document.children);
  const ids = new Set(Array.from(html.matchAll(REFERENCE), ([, id = '']) => id));
  const rename = (id: string) => `${prefix}${[...ids].indexOf(id)}`;
  for (const element of DomUtils.findAll(() => true, document.children)) {
    if (isUnseen(element)) DomUtils.removeElement(element);
    // A text area that fits its height to its text has no height where nothing can be measured. Its rows give it one.
    if (element.name === 'textarea') delete element.attribs['style'];
    const { id, ...others } = element.attribs;
    const kept = Object.entries(others).filter(
      // Nobody can follow a link in a picture, and the grid names its styles with URLs where nothing exists.
      ([name, value]) =>
        !DROPPED.test(name) &&
        !(name === 'href' && /^(?:a|style)$/.test(element.name)) &&
        !(value === '0' && DEFAULTS[element.name]?.test(name)),
    );
    // Search engines report links that lead nowhere.
    if (element.name === 'a') element.name = 'span';
    element.attribs = {
      ...(id && ids.has(id) ? { id: rename(id) } : {}),
      ...Object.fromEntries(
        kept.map(([name, value]) => [
          name,
          name === 'style'
            ? compactStyle(value)
            : DRAWN.test(name) && !iconParts.has(element)
              ? round(value)
              : value,
        ]),
      ),
    };
  }
  removeEmptyBars(document.children);
  removeEmptyGroups(document.children);
  const drawn = DomUtils.getOuterHTML(document, { encodeEntities: false });
  return { html: drawn.replaceAll(REFERENCE, (_, id: string) => `url(#${rename(id)})`), names };
}

/** Includes the input of a slider, which is hidden by a style that pictures don't have, and the copy that measures a text area. */
function isUnseen({ name, attribs }: Element): boolean {
  return (
    UNSEEN.test(name) ||
    'data-emotion' in attribs ||
    (name === 'input' && attribs['type'] === 'range') ||
    (name === 'textarea' && /visibility: ?hidden/.test(attribs['style'] ?? ''))
  );
}

/** The paths of icons stay as they are. They have few digits, and often nothing between two numbers: `l.3.3` */
function listIconParts(nodes: Nodes): Set<unknown> {
  const icons = DomUtils.findAll(({ attribs }) => /MuiSvgIcon/.test(attribs['class'] ?? ''), nodes);
  return new Set(icons.flatMap(({ children }) => children));
}

function listNames(nodes: Nodes): string[] {
  const grids = DomUtils.findAll(
    ({ attribs }) => /^(?:tree)?grid$/.test(attribs['role'] ?? ''),
    nodes,
  );
  // The charts in a grid's cells have names too.
  if (grids.length > 0) return grids.flatMap(({ attribs }) => attribs['aria-label'] ?? []);
  const charts = DomUtils.findAll(({ name }) => name === 'svg' || name === 'figure', nodes);
  return charts.flatMap((chart) => {
    const [title] = DomUtils.getElementsByTagName('title', chart);
    return chart.attribs['aria-label'] ?? (title ? [DomUtils.textContent(title)] : []);
  });
}

/** `width: 0px; --height: 52px;` → `width:0px;--height:52px` */
function compactStyle(value: string): string {
  return value.replaceAll(/([:;]) +/g, '$1').replace(/;$/, '');
}

/** `M12.3456,8` → `M12.3,8` */
function round(value: string): string {
  return value.replaceAll(/\d*\.\d+(?:e-?\d+)?/g, (number) =>
    String(Math.round(Number(number) * 10) / 10),
  );
}

/** A stack of bars has one for every value, including those that are zero. */
function removeEmptyBars(nodes: Nodes): void {
  const bars = DomUtils.findAll(({ name }) => name === 'rect', nodes);
  for (const bar of bars) if (bar.attribs['height'] === '0') DomUtils.removeElement(bar);
}

/** A zoomed axis has a group for every tick, most of them without a line or a label. */
function removeEmptyGroups(nodes: Nodes): void {
  const groups = DomUtils.findAll(({ name }) => name === 'g', nodes);
  for (const group of groups.reverse())
    if (group.children.length === 0) DomUtils.removeElement(group);
}

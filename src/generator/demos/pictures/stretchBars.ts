import { DomUtils, parseDocument } from 'htmlparser2';
import { PARSER_OPTIONS } from './parserOptions.ts';

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/**
 * A picture is drawn at one width, but a chart beside a grid is as wide as the window allows, and a smaller or larger version of it
 * would jump when the live chart appears. So the bars of a chart stretch, and its labels move with them, all without a script.
 */
export function stretchBars(html: string): string {
  const document = parseDocument(html, PARSER_OPTIONS);
  for (const chart of DomUtils.getElementsByTagName('svg', document.children)) stretch(chart);
  return DomUtils.getOuterHTML(document, { encodeEntities: false });
}

function stretch(chart: Element): void {
  const [, , width, height] = readNumbers(chart.attribs['viewBox']);
  const [clip] = DomUtils.getElementsByTagName('clipPath', chart);
  const [area] = clip ? DomUtils.getElementsByTagName('rect', clip) : [];
  const layers = DomUtils.getElementsByTagName('*', chart.children, false);
  const axis = layers.find(hasVerticalOffset);
  // Lines and slices would change their shape.
  const isStretchable = DomUtils.getElementsByTagName('path', chart).length === 0;
  if (!area || !axis || !width || !height || !isStretchable) return;
  const start = Number(area.attribs['x']);
  const length = Number(area.attribs['width']);
  const { viewBox: _, ...others } = chart.attribs;
  // The margins are padding, so that all the rest is a part of 100%.
  const style = `box-sizing:border-box;overflow:visible;padding:0 ${width - start - length}px 0 ${start}px`;
  chart.attribs = { ...others, style };
  const position = layers.indexOf(axis);
  const bars = layers.slice(0, position);
  const rest = layers.slice(position + 1);
  wrap(bars, {
    height: String(height),
    viewBox: `${start} 0 ${length} ${height}`,
    preserveAspectRatio: 'none',
  });
  wrap(rest, { x: String(-start), overflow: 'visible' });
  stretchAxis(axis, start, length);
}

/** The x-axis is below the bars: `<g transform="translate(0, 139)">` */
function hasVerticalOffset({ name, attribs }: Element): boolean {
  const [x, y = 0] = readNumbers(attribs['transform']);
  return name === 'g' && x === 0 && y > 0;
}

/** Positions become parts of the axis. Labels are in the middle of a band, so their distance from the tick does too. */
function stretchAxis(axis: Element, start: number, length: number): void {
  const toPercent = (pixels: number) => `${Math.round((pixels / length) * 10_000) / 100}%`;
  const [line] = DomUtils.getElementsByTagName('line', axis.children, false);
  if (line) Object.assign(line.attribs, { x1: '0', x2: '100%' });
  for (const tick of DomUtils.getElementsByTagName('g', axis.children, false)) {
    const [x = 0] = readNumbers(tick.attribs['transform']);
    tick.name = 'svg';
    const { transform: _, ...others } = tick.attribs;
    tick.attribs = { ...others, x: toPercent(x - start), overflow: 'visible' };
    const labels = DomUtils.findAll(({ name }) => /^t(?:ext|span)$/.test(name), tick.children);
    for (const { attribs } of labels)
      if (attribs['x']) attribs['x'] = toPercent(Number(attribs['x']));
  }
}

/** Puts elements that follow each other into another drawing. */
function wrap(elements: readonly Element[], attribs: Record<string, string>): void {
  const [first] = elements;
  if (!first) return;
  const [wrapper] = DomUtils.getElementsByTagName(
    'svg',
    parseDocument('<svg></svg>', PARSER_OPTIONS),
  );
  if (!wrapper) return;
  wrapper.attribs = attribs;
  DomUtils.prepend(first, wrapper);
  for (const element of elements) DomUtils.appendChild(wrapper, element);
}

/** `translate(42.5, 0)` → [42.5, 0] */
function readNumbers(text = ''): number[] {
  return Array.from(text.matchAll(/-?\d+(?:\.\d+)?/g), Number);
}

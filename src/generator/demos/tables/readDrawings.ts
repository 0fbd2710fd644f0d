import { DomUtils, parseDocument } from 'htmlparser2';
import { PARSER_OPTIONS } from '../pictures/parserOptions.ts';
import { CHART_ATTRIBUTE } from './recordCharts.ts';

type Document = ReturnType<typeof parseDocument>;
type Element = ReturnType<typeof DomUtils.findAll>[number];

/** What the drawing of a chart says to screen readers. */
export interface Drawing {
  /** Index of the chart. */
  chart: number;
  name?: string;
  /** It says nothing, because something else on the page does. */
  isHidden: boolean;
  /** Of a gauge. */
  meter?: { value: string; minimum: string; maximum: string };
}

/** The drawings of charts in the HTML of a demo. */
export function readDrawings(html: string): Drawing[] {
  const document = parseDocument(html, PARSER_OPTIONS);
  return DomUtils.findAll(({ attribs }) => CHART_ATTRIBUTE in attribs, document.children).map(
    (svg): Drawing => {
      const name = readName(document, svg);
      const { role, ...values } = svg.attribs;
      const now = values['aria-valuetext'] ?? values['aria-valuenow'] ?? '';
      return {
        chart: Number(svg.attribs[CHART_ATTRIBUTE]),
        ...(name ? { name } : {}),
        isHidden: listAround(svg).some(({ attribs }) => attribs['aria-hidden'] === 'true'),
        ...(role === 'meter'
          ? {
              meter: {
                value: now,
                minimum: values['aria-valuemin'] ?? '',
                maximum: values['aria-valuemax'] ?? '',
              },
            }
          : {}),
      };
    },
  );
}

/** The name of the drawing, else that of the figure around it. */
function readName(document: Document, svg: Element): string {
  const [title] = DomUtils.getElementsByTagName('title', svg.children, false);
  const named = [
    svg,
    ...listAround(svg).filter(({ name, attribs }) => {
      return name === 'figure' || attribs['role'] === 'img';
    }),
  ];
  const labels = named.map(({ attribs }) => {
    const label = (attribs['aria-labelledby'] ?? '')
      .split(/\s+/)
      .map((id) => id && DomUtils.getElementById(id, document.children))
      .map((element) => (element ? DomUtils.textContent(element) : ''));
    return label.join(' ').trim() || attribs['aria-label'];
  });
  return labels.find(Boolean) ?? (title ? DomUtils.textContent(title) : '');
}

/** The element and those around it. */
function listAround(element: Element): Element[] {
  const found = [element];
  for (let { parent } = element; parent && 'attribs' in parent; { parent } = parent) {
    found.push(parent);
  }
  return found;
}

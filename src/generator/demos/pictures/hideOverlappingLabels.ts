import { DomUtils } from 'htmlparser2';
import { measureText } from './measureText.ts';

type Nodes = Parameters<typeof DomUtils.getElementsByTagName>[1];
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** The least distance between two labels of an x-axis, unless a chart sets another one. */
const GAP_PX = 4;
const FONT_SIZE_PX = 12;

/** A chart hides labels that overlap when it's mounted, which never happens at build. Rotated labels stay. */
export function hideOverlappingLabels(nodes: Nodes): void {
  for (const axis of findByClass('MuiChartsAxis-directionX', nodes)) {
    let taken: [start: number, end: number] | undefined;
    for (const tick of findByClass('MuiChartsAxis-tickContainer', axis)) {
      const [label] = DomUtils.getElementsByTagName('text', tick);
      if (!label || label.attribs['transform']) continue;
      const [start, end] = measureLabel(label, readNumber(tick.attribs['transform']));
      if (taken && start < taken[1] + GAP_PX && end > taken[0] - GAP_PX)
        DomUtils.removeElement(label);
      else taken = [start, end];
    }
  }
}

function findByClass(name: string, nodes: Nodes): Element[] {
  const hasClass = ({ attribs }: Element) => attribs['class']?.split(' ').includes(name) ?? false;
  return DomUtils.findAll(hasClass, Array.isArray(nodes) ? nodes : [nodes]);
}

/** Where a label starts and ends. It's centered, because no other label belongs to a tick in the middle of a band. */
function measureLabel(label: Element, tick: number): [start: number, end: number] {
  const { x = '', style = '' } = label.attribs;
  const fontSize = readNumber(/font-size:[\d.]+/.exec(style)?.[0]) || FONT_SIZE_PX;
  const lines = DomUtils.getElementsByTagName('tspan', label).map(DomUtils.textContent);
  const half = Math.max(...lines.map((line) => measureText(line, fontSize))) / 2;
  const center = tick + readNumber(x);
  return [center - half, center + half];
}

/** `translate(42.5, 0)` → 42.5 */
function readNumber(text = ''): number {
  return Number(/-?\d+(?:\.\d+)?/.exec(text)?.[0] ?? 0);
}

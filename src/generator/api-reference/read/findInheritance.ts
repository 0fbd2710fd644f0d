import ts from 'typescript';
import type { ApiComponent } from '#model/reference/ApiReference.ts';
import { getPackageName, getPathInPackage } from '../declarations/declarations.ts';
import type { Property } from './listProperties.ts';
import type { Reader } from './Reader.ts';

/** `…/@mui/material/Popper/BasePopper.types.d.ts` → `Popper` */
export function readMaterialOrigin(symbol: ts.Symbol): string | undefined {
  for (const declaration of symbol.declarations ?? []) {
    const file = declaration.getSourceFile().fileName;
    if (getPackageName(file) !== '@mui/material') continue;
    const folder = getPathInPackage(file).split('/')[0];
    if (folder && /^[A-Z]/.test(folder)) return folder;
  }
  return undefined;
}

/** Finds the Material UI component or HTML element that receives the props that aren't listed. */
export function findInheritance(
  properties: readonly Property[],
  ref: string | undefined,
  reader: Reader,
): ApiComponent['inherits'] {
  const counts = new Map<string, number>();
  let native = 0;
  for (const property of properties) {
    const origin = readMaterialOrigin(property.symbol);
    if (origin) counts.set(origin, (counts.get(origin) ?? 0) + 1);
    else if (isNative(property.symbol)) native += 1;
  }
  const [material] = [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  // One or two props of a Material UI component are just borrowed, but three or more mean that it's inherited.
  if (material && material[1] >= 3) return { kind: 'material', name: material[0] };
  if (native < 50) return undefined;
  const element = ELEMENTS[ref ?? ''] ?? findElement(properties, reader);
  return element ? { kind: 'native', name: element } : undefined;
}

function isNative(symbol: ts.Symbol): boolean {
  return (symbol.declarations ?? []).some(
    (declaration) => getPackageName(declaration.getSourceFile().fileName) === '@types/react',
  );
}

const ELEMENTS: Record<string, string> = {
  HTMLAnchorElement: 'a',
  HTMLButtonElement: 'button',
  HTMLDivElement: 'div',
  HTMLElement: 'div',
  HTMLInputElement: 'input',
  HTMLLIElement: 'li',
  HTMLParagraphElement: 'p',
  HTMLSpanElement: 'span',
  HTMLTableCellElement: 'td',
  HTMLTableElement: 'table',
  HTMLTableRowElement: 'tr',
  HTMLUListElement: 'ul',
  SVGCircleElement: 'circle',
  SVGElement: 'svg',
  SVGGElement: 'g',
  SVGLineElement: 'line',
  SVGPathElement: 'path',
  SVGRectElement: 'rect',
  SVGSVGElement: 'svg',
  SVGTextElement: 'text',
};

/** Finds the element that receives native event listeners. */
function findElement(
  properties: readonly Property[],
  { printer: { checker } }: Reader,
): string | undefined {
  const listener = properties.find(
    (property) => property.symbol.name === 'onCopy' && isNative(property.symbol),
  );
  if (!listener) return undefined;
  const type = checker.typeToString(
    checker.getTypeOfSymbol(listener.symbol),
    undefined,
    ts.TypeFormatFlags.NoTruncation,
  );
  const name = /<(\w+Element)\b/.exec(type)?.[1];
  return name && ELEMENTS[name];
}

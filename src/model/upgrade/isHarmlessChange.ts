import type { FromTo } from '../reference/VersionHistory.ts';

/**
 * Whether the new type accepts every value of the old one, judging by the text of the types. For example, a union has more members, an
 * array is read-only now, or a callback gets another argument.
 */
export function isHarmlessChange([from, to]: FromTo): boolean {
  // If the text is a lookup in another type, it doesn't show the actual type.
  if (/>\[['"]/.test(from) || />\[['"]/.test(to)) return true;
  const [before, after] = [listMembers(from), listMembers(to)];
  const isRenderable = after.includes('ReactNode');
  return before.every(
    (member) =>
      (isRenderable && RENDERABLE.test(member)) ||
      after.some((other) => other === member || isLongerCallback(member, other)),
  );
}

/** Replaces types with an equivalent or wider one under a different name. */
const SAME_TYPES: readonly (readonly [RegExp, string])[] = [
  [/\(string & \{\}\)/g, 'string'],
  // The compiler infers the type parameters of a function.
  [/^<[^()]*>\(/, '('],
  [/\bAxisValueFormatterContext<\w+>/g, 'AxisValueFormatterContext'],
  [/\bChartsAxisHighlightType\b/g, 'AxisHighlight'],
  [/\bGridRowModel\b/g, 'GridValidRowModel'],
  [/\bMakeOptional<AxisConfig(?:<[^>]*>)?, 'id'>/g, 'Axis'],
  [/\b[XY]Axis\b/g, 'Axis'],
  [/\bMakeOptional<PieSeriesType<MakeOptional<PieValueType, 'id'>>, 'type'>/g, 'PieSeries'],
  [/\bMakeOptional<(\w+Series)Type, 'type'>/g, '$1'],
  [/\bCardinalDirections<number>/g, 'ChartMargin'],
];
/** What React can render. */
const RENDERABLE = /^(?:ReactElement|JSX\.Element|string|number|boolean|null|undefined)$/;

/** `Readonly<A[]>`, `ReadonlyArray<A>`, and `readonly A[]` → `A[]` */
function normalize(type: string): string {
  return type
    .replace(/\s+/g, ' ')
    .replace(/^\((.*)\)$/, (whole, inner: string) => (isBalanced(inner) ? inner : whole))
    .replace(/\breadonly /g, '')
    .replace(/^Readonly<(.*)>$/, '$1')
    .replace(/^ReadonlyArray<(.*)>$/, '$1[]')
    .replace(/\bReact\./g, '')
    .trim();
}

/** `'a' | (() => void)` → `'a'`, `() => void` */
function listMembers(type: string): string[] {
  const same = SAME_TYPES.reduce((text, [old, young]) => text.replace(old, young), type);
  return splitOutside(normalize(same), '|').map(normalize);
}

/** `(a: A) => void` and `(a: A, b: B) => void`: a callback that ignores the second argument still works. */
function isLongerCallback(before: string, after: string): boolean {
  const [old, young] = [parseCallback(before), parseCallback(after)];
  return (
    old !== undefined &&
    young !== undefined &&
    old.result === young.result &&
    old.parameters.every((parameter, index) => parameter === young.parameters[index])
  );
}

function parseCallback(type: string): { parameters: string[]; result: string } | undefined {
  const arrow = type.startsWith('(') ? findArrow(type) : -1;
  if (arrow < 0) return undefined;
  return {
    parameters: splitOutside(type.slice(1, type.lastIndexOf(')', arrow)), ','),
    result: type.slice(arrow + 2).trim(),
  };
}

/** Finds the position of the arrow that isn't inside parentheses. */
function findArrow(type: string): number {
  let depth = 0;
  for (let index = 0; index < type.length; index += 1) {
    if (type.startsWith('=>', index)) {
      if (depth === 0) return index;
      index += 1;
    } else depth += getStep(type[index] ?? '');
  }
  return -1;
}

/** Splits at every sign that isn't inside brackets. A union in a function's return type belongs to the function. */
function splitOutside(text: string, sign: '|' | ','): string[] {
  if (sign === '|' && text.startsWith('(') && findArrow(text) > 0) return [text];
  const pieces: string[] = [];
  let [depth, start] = [0, 0];
  for (let index = 0; index < text.length; index += 1) {
    if (text.startsWith('=>', index)) index += 1;
    else if (depth === 0 && text[index] === sign) {
      pieces.push(text.slice(start, index).trim());
      start = index + 1;
    } else depth += getStep(text[index] ?? '');
  }
  pieces.push(text.slice(start).trim());
  return pieces.filter((piece) => piece !== '');
}

function getStep(character: string): number {
  if ('([{<'.includes(character)) return 1;
  return ')]}>'.includes(character) ? -1 : 0;
}

function isBalanced(text: string): boolean {
  let depth = 0;
  for (const character of text.replaceAll('=>', '')) {
    depth += getStep(character);
    if (depth < 0) return false;
  }
  return depth === 0;
}

import type { FromTo } from '#model/reference/VersionHistory.ts';

/** Types that have a name since version 8 of the pickers, and that earlier versions spell out. */
const NAMES: readonly (readonly [spelled: string, name: string])[] = [
  ['DateRange<PickerValidDate>', 'PickerRangeValue'],
  ['PickerValidDate | null', 'PickerValue'],
  ["'portrait' | 'landscape'", 'PickerOrientation'],
];

/** Returns both types if they differ, unless one of them is too vague to compare. */
export function compareTypes(before = '', after = ''): FromTo | undefined {
  const left = simplifyType(before);
  const right = simplifyType(after);
  if (left === right || isOpen(left) || isOpen(right)) return undefined;
  return fits(left, right) || fits(right, left) ? undefined : [before, after];
}

/** `React.JSX.Element |\n  null` → `Element | null`; `(date: TDate | null) => void` → `(date: PickerValue) => void` */
function simplifyType(type: string): string {
  let text = replaceDate(type)
    .replace(/\b(?:React(?:\$1)?\.|JSX\.)+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  for (const [spelled, name] of NAMES) text = text.replaceAll(spelled, name);
  // Before version 8, the types of the pickers had a type argument for dates.
  const plain = text
    .replace(/, PickerValidDate(?=[,>])/g, '')
    .replaceAll('<PickerValidDate, ', '<')
    .replaceAll('<PickerValidDate>', '');
  return sortUnion(plain);
}

/** Replaces the type parameter for dates, which `PickerValidDate` replaced in version 8. */
export function replaceDate(text: string): string {
  return text.replace(/\bT(?:Input)?Date\b/g, 'PickerValidDate');
}

/** `'b' | 'a' | undefined` → `'a' | 'b'` */
function sortUnion(type: string): string {
  const members: string[] = [];
  let member = '';
  let depth = 0;
  for (const token of type.split(/(=>|[<>()[\]{}]| \| )/)) {
    // Everything after an arrow belongs to the return type of the function.
    if (depth === 0 && token === '=>') return type;
    if (depth === 0 && token === ' | ') {
      members.push(member);
      member = '';
      continue;
    }
    if (/^[<([{]$/.test(token)) depth += 1;
    if (/^[>)\]}]$/.test(token)) depth -= 1;
    member += token;
  }
  return [...members, member]
    .filter((part) => part !== 'undefined')
    .sort()
    .join(' | ');
}

/** Whether a type depends on a type parameter, such as `Base<TFlag>['name']`, and therefore can't be compared. */
function isOpen(type: string): boolean {
  return /\bT[A-Z]\w*/.test(type) && /\[['"]/.test(type);
}

/** Whether `any` in the vague type could match the other type. Types from a missing package are read as `any`, too. */
function fits(vague: string, type: string): boolean {
  if (vague === 'any') return type !== 'unknown';
  const parts = vague.split(/\bany\b/);
  if (parts.length === 1) return false;
  const escaped = parts.map((part) => part.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'));
  return new RegExp(`^${escaped.join('[^(),]+')}$`).test(type);
}

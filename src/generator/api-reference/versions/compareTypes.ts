import type { FromTo } from '#model/reference/VersionHistory.ts';

/** Version 8 of the pickers has names for what earlier versions spell out. */
const NAMES: readonly (readonly [spelled: string, name: string])[] = [
  ['DateRange<PickerValidDate>', 'PickerRangeValue'],
  ['PickerValidDate | null', 'PickerValue'],
  ["'portrait' | 'landscape'", 'PickerOrientation'],
];

/** The two types, unless they say the same or one of them says nothing. */
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
  // Before version 8, types of the pickers took the type of dates as an argument.
  const plain = text
    .replace(/, PickerValidDate(?=[,>])/g, '')
    .replaceAll('<PickerValidDate, ', '<')
    .replaceAll('<PickerValidDate>', '');
  return sortUnion(plain);
}

/** The date object of the reader's library is a type parameter before version 8, and one type since then. */
export function replaceDate(text: string): string {
  return text.replace(/\bT(?:Input)?Date\b/g, 'PickerValidDate');
}

/** `'b' | 'a' | undefined` → `'a' | 'b'` */
function sortUnion(type: string): string {
  const members: string[] = [];
  let member = '';
  let depth = 0;
  for (const token of type.split(/(=>|[<>()[\]{}]| \| )/)) {
    // What follows an arrow belongs to the function.
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

/** `Base<TFlag>['name']` depends on a parameter, so nobody can tell what it is. */
function isOpen(type: string): boolean {
  return /\bT[A-Z]\w*/.test(type) && /\[['"]/.test(type);
}

/** What comes from a package that isn't there is read as `any` too, so `any` may be whatever the other version has. */
function fits(vague: string, type: string): boolean {
  if (vague === 'any') return type !== 'unknown';
  const parts = vague.split(/\bany\b/);
  if (parts.length === 1) return false;
  const escaped = parts.map((part) => part.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'));
  return new RegExp(`^${escaped.join('[^(),]+')}$`).test(type);
}

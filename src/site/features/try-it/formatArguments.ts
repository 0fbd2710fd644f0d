const DEEPEST = 2;
const MOST_ENTRIES = 5;
const LONGEST_STRING = 40;
const LONGEST_TEXT = 240;

/** Formats the arguments of a call as one short line. It never throws, whatever the arguments are. */
export function formatArguments(values: readonly unknown[]): string {
  const text = values.map((value) => formatArgument(value)).join(', ');
  return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text;
}

export function formatArgument(value: unknown, depth = 0): string {
  try {
    return format(value, depth);
  } catch {
    return '(unreadable)';
  }
}

function format(value: unknown, depth: number): string {
  switch (typeof value) {
    case 'string':
      return formatString(value);
    case 'function':
      return `${value.name || 'function'}()`;
    case 'bigint':
      return `${value}n`;
    case 'object':
      return value === null ? 'null' : formatObject(value, depth);
    default:
      return String(value);
  }
}

function formatString(value: string): string {
  const isLong = value.length > LONGEST_STRING;
  return `'${isLong ? `${value.slice(0, LONGEST_STRING)}…` : value}'`;
}

/** Formats objects, some of which are best described by a word. */
function formatObject(value: object, depth: number): string {
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (hasMember(value, 'nativeEvent') || isOf('Event', value)) {
    return `${String((value as Event).type)} event`;
  }
  if (isOf('Element', value)) return `<${(value as Element).tagName.toLowerCase()}>`;
  if (isOf('Node', value)) return (value as Node).nodeName;
  if (hasMember(value, '$$typeof')) return '<element />';
  const date = formatDate(value);
  if (date) return date;
  if (value instanceof Map) return formatEntries('Map', [...value.entries()], depth);
  if (value instanceof Set) return formatEntries('Set', [...value], depth);
  if (Array.isArray(value)) return formatEntries('', value, depth);
  return formatMembers(value, depth);
}

function formatEntries(name: string, entries: readonly unknown[], depth: number): string {
  const start = name ? `${name} [` : '[';
  if (entries.length === 0) return `${start}]`;
  if (depth >= DEEPEST) return `${start}…]`;
  const shown = entries.slice(0, MOST_ENTRIES).map((entry) => formatArgument(entry, depth + 1));
  return `${start}${[...shown, ...more(entries.length)].join(', ')}]`;
}

function formatMembers(value: object, depth: number): string {
  const keys = Object.keys(value);
  if (keys.length === 0) return '{}';
  if (depth >= DEEPEST) return '{…}';
  const shown = keys
    .slice(0, MOST_ENTRIES)
    .map((key) => `${key}: ${formatArgument((value as Record<string, unknown>)[key], depth + 1)}`);
  return `{ ${[...shown, ...more(keys.length)].join(', ')} }`;
}

function more(count: number): string[] {
  return count > MOST_ENTRIES ? [`… ${count - MOST_ENTRIES} more`] : [];
}

/** Formats JavaScript dates and those of the date libraries. */
function formatDate(value: object): string | undefined {
  if (!hasMember(value, 'toISOString')) return undefined;
  const { toISOString } = value as { toISOString: unknown };
  if (typeof toISOString !== 'function') return undefined;
  try {
    return String(toISOString.call(value)).replace(/\.000Z$/, 'Z');
  } catch {
    return 'invalid date';
  }
}

function hasMember(value: object, name: string): boolean {
  return name in value;
}

/** These classes don't exist outside a browser. */
function isOf(name: 'Event' | 'Element' | 'Node', value: object): boolean {
  const Class = (globalThis as Record<string, unknown>)[name];
  return typeof Class === 'function' && value instanceof Class;
}

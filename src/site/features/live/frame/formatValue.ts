const MAX_DEPTH = 3;
const MAX_ITEMS = 40;
const MAX_TEXT = 4000;

/** Formats the arguments of one console call: `console.log('%s rows', 3)` → `3 rows` */
export function formatArguments(values: readonly unknown[]): string {
  const [first, ...rest] = values;
  const parts: string[] = [];
  if (typeof first === 'string') {
    parts.push(
      first.replace(/%[sdifoOc%]/g, (directive) => {
        if (directive === '%%') return '%';
        if (rest.length === 0) return directive;
        const value = rest.shift();
        if (directive === '%c') return '';
        return typeof value === 'string' ? value : formatValue(value);
      }),
    );
  } else if (values.length > 0) {
    parts.push(formatValue(first));
  }
  for (const value of rest) parts.push(typeof value === 'string' ? value : formatValue(value));
  return parts.join(' ').slice(0, MAX_TEXT);
}

/** `{ id: 1, tags: ['a'] }` → `{id: 1, tags: ["a"]}`. Values come from arbitrary code, so reading them may throw. */
export function formatValue(value: unknown, depth = 0, seen: readonly object[] = []): string {
  try {
    return describe(value, depth, seen);
  } catch {
    return '(unreadable)';
  }
}

function describe(value: unknown, depth: number, seen: readonly object[]): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'function') return `function ${value.name || '(anonymous)'}`;
  if (typeof value !== 'object' || value === null) return String(value);
  if (value instanceof Error)
    return depth === 0 && value.stack ? value.stack : `${value.name}: ${value.message}`;
  if (value instanceof Date)
    return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString();
  if (value instanceof RegExp) return String(value);
  if (typeof Node !== 'undefined' && value instanceof Node) return describeNode(value);
  if (seen.includes(value)) return '(circular)';
  const inside = [...seen, value];
  const next = (item: unknown) => formatValue(item, depth + 1, inside);
  const name = value.constructor?.name;
  if (Array.isArray(value)) {
    return depth >= MAX_DEPTH ? `Array(${value.length})` : list(value.map(next), '[', ']');
  }
  if (value instanceof Map) {
    return `Map(${value.size}) ${list(
      [...value].map(([key, item]) => `${next(key)} → ${next(item)}`),
      '{',
      '}',
    )}`;
  }
  if (value instanceof Set) return `Set(${value.size}) ${list([...value].map(next), '{', '}')}`;
  const prefix = name && name !== 'Object' ? `${name} ` : '';
  if (depth >= MAX_DEPTH) return `${prefix}{…}`;
  return (
    prefix +
    list(
      Object.entries(value).map(([key, item]) => `${key}: ${next(item)}`),
      '{',
      '}',
    )
  );
}

function describeNode(node: Node): string {
  if (!(node instanceof Element)) return node.nodeName;
  return `<${node.localName}${node.id ? ` id="${node.id}"` : ''}>`;
}

function list(items: readonly string[], open: string, close: string): string {
  const shown = items.slice(0, MAX_ITEMS);
  if (items.length > MAX_ITEMS) shown.push(`… ${items.length - MAX_ITEMS} more`);
  return open + shown.join(', ') + close;
}

/** A longer type doesn't fit next to its name. */
const MAX_LINE = 110;
const MAX_FUNCTION = 170;

/** `{\n  a: string;\n}` → `{ a: string }` */
export function toOneLine(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/; \}/g, ' }')
    .replace(/\{ \}/g, '{}')
    .replace(/\[ (.*?) \]/g, '[$1]')
    .trim();
}

/** Shortens a type to one line. Also returns the full text if the line omits anything. */
export function foldType(
  printed: string,
  members: readonly string[] = [],
): { text: string; full?: string } {
  const line = toOneLine(printed);
  const isFunction = /^(<[^>]*>)?\(.*\) => /.test(line);
  if (line.length <= (isFunction ? MAX_FUNCTION : MAX_LINE)) return { text: line };
  const full = printed.includes('\n') || members.length < 3 ? printed : members.join('\n| ');
  const text =
    members.length > 2
      ? foldUnion(members.map((member) => foldObjects(toOneLine(member))))
      : foldObjects(line);
  return text === line ? { text } : { text, full };
}

/** `'a' | 'b' | 'c' | … 12 more` */
function foldUnion(members: readonly string[]): string {
  const whole = members.join(' | ');
  if (whole.length <= MAX_LINE) return whole;
  let count = 1;
  let text = members[0] ?? '';
  while (count < members.length) {
    const longer = `${text} | ${members[count] ?? ''}`;
    if (longer.length > MAX_LINE - 15) break;
    text = longer;
    count += 1;
  }
  return count === members.length ? text : `${text} | … ${members.length - count} more`;
}

/** `Partial<{ a: string; b: { c: 1 } }>` → `Partial<{ … }>`. `{}` and the `${…}` of template types stay. */
function foldObjects(line: string): string {
  let result = '';
  let depth = 0;
  for (let index = 0; index < line.length; index += 1) {
    const isOpening = line[index] === '{' && line[index - 1] !== '$' && line[index + 1] !== '}';
    if (isOpening || (depth > 0 && line[index] === '{')) {
      if (depth === 0) result += '{ … }';
      depth += 1;
    }
    if (depth === 0) result += line[index];
    else if (line[index] === '}') depth -= 1;
  }
  return result;
}

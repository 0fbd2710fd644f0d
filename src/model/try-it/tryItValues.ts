import type { TryItControl } from './TryItControl.ts';
import type { TryItAttribute } from './tryItBase.ts';
import { getTryItBase } from './tryItBase.ts';

/** What a reader has set, by prop: a literal for switches, numbers and options, plain text for texts and dates. */
export type TryItValues = Readonly<Record<string, string>>;

const LONGEST_TEXT = 200;

/** Only what differs from the defaults counts as set; what cannot be a value of the prop is dropped. */
export function tidyTryItValues(
  controls: readonly TryItControl[],
  values: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  return Object.fromEntries(
    controls.flatMap((control) => {
      const value = values[control.name];
      if (value === undefined || value === '' || !isValid(control, value)) return [];
      const isDefault =
        control.kind === 'string'
          ? control.default === `'${value}'`
          : value === (control.default ?? (control.kind === 'boolean' ? 'false' : undefined));
      return isDefault ? [] : [[control.name, value]];
    }),
  );
}

function isValid({ kind, options = [], min = -Infinity }: TryItControl, value: string): boolean {
  switch (kind) {
    case 'boolean':
      return value === 'true' || value === 'false';
    case 'number':
      return /^-?\d{1,7}(\.\d{1,4})?$/.test(value) && Number(value) >= min;
    case 'options':
      return options.includes(value);
    case 'date':
      return /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?$/.test(value) && !Number.isNaN(Date.parse(value));
    case 'string':
      return value.length <= LONGEST_TEXT;
  }
}

/** The value that the component gets. */
export function toTryItProp(
  { kind }: TryItControl,
  value: string,
  toDate: (text: string) => unknown,
): unknown {
  if (kind === 'date') return toDate(value);
  if (kind === 'string') return value;
  return value.startsWith("'") ? value.slice(1, -1) : (JSON.parse(value) as unknown);
}

/** The JSX of what is shown: the base, and what differs from the defaults. */
export function formatTryItCode(
  name: string,
  controls: readonly TryItControl[],
  values: TryItValues,
): string {
  const { attributes, companions = {}, children } = getTryItBase(name);
  const set = controls.flatMap((control): TryItAttribute[] => {
    const value = values[control.name];
    return value === undefined ? [] : [[control.name, formatValue(control, value)]];
  });
  const brought = Object.keys(values).flatMap((prop) => companions[prop] ?? []);
  const all = new Map<string, string>([...attributes, ...brought, ...set]);
  const parts = [...all].flatMap(([prop, code]) => (code ? [formatAttribute(prop, code)] : []));
  const isShort = parts.join(' ').length + name.length < 70;
  const open = isShort
    ? [`<${name}`, ...parts].join(' ')
    : `<${name}\n${parts.map((part) => `  ${part}`).join('\n')}`;
  const gap = isShort ? ' ' : '\n';
  if (children) return `${open}${isShort ? '' : '\n'}>\n  ${children}\n</${name}>`;
  return `${open}${gap}/>`;
}

function formatValue({ kind }: TryItControl, value: string): string {
  if (kind === 'date') return `dayjs('${value}')`;
  return kind === 'string' ? JSON.stringify(value) : value;
}

function formatAttribute(prop: string, code: string): string {
  if (code === 'true') return prop;
  const text = /^'([^'"]*)'$/.exec(code)?.[1] ?? /^"([^"\\]*)"$/.exec(code)?.[1];
  return text === undefined ? `${prop}={${code}}` : `${prop}="${text}"`;
}

import type { ProductId } from '../product/ProductConfig.ts';
import type { TryItControl } from './TryItControl.ts';
import type { TryItAttribute } from './tryItBase.ts';
import { getTryItBase } from './tryItBase.ts';
import type { TryItSampleCode } from './TryItSample.ts';

/** Values by prop: literals for switches, numbers, and options, plain text for strings and dates, and names for samples. */
export type TryItValues = Readonly<Record<string, string>>;

/** The parts of a control that are in the product's chunk. */
export interface TryItSources {
  toDate: (text: string) => unknown;
  findSample: (prop: string, sample: string) => unknown;
  /** A function that logs its calls. */
  getHandler: (prop: string) => unknown;
  getRef: (prop: string) => unknown;
}

/** The code of a sample, once it's loaded. */
export type FindSampleCode = (prop: string, sample: string) => TryItSampleCode | undefined;

const LONGEST_TEXT = 200;

/** Drops invalid values and values that equal the defaults. */
export function tidyTryItValues(
  controls: readonly TryItControl[],
  values: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  return Object.fromEntries(
    controls.flatMap((control) => {
      const value = values[control.name];
      if (control.isBroken || value === undefined || value === '' || !isValid(control, value)) {
        return [];
      }
      const isDefault =
        control.kind === 'string'
          ? control.default === `'${value}'`
          : value === (control.default ?? (isTryItSwitch(control) ? 'false' : undefined));
      return isDefault ? [] : [[control.name, value]];
    }),
  );
}

/** Whether a control is either on or off. */
export function isTryItSwitch({ kind }: TryItControl): boolean {
  return kind === 'boolean' || kind === 'callback' || kind === 'ref';
}

/** Whether a control logs calls or values. */
export function isTryItLogged({ kind }: TryItControl): boolean {
  return kind === 'callback' || kind === 'ref';
}

function isValid({ kind, options = [], min = -Infinity }: TryItControl, value: string): boolean {
  switch (kind) {
    case 'boolean':
    case 'callback':
    case 'ref':
      return value === 'true' || value === 'false';
    case 'number':
      return /^-?\d{1,7}(\.\d{1,4})?$/.test(value) && Number(value) >= min;
    case 'options':
    case 'sample':
      return options.includes(value);
    case 'date':
      return /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?$/.test(value) && !Number.isNaN(Date.parse(value));
    case 'string':
      return value.length <= LONGEST_TEXT;
  }
}

/** The value to pass to the component. */
export function toTryItProp(
  { kind, name }: TryItControl,
  value: string,
  sources: TryItSources,
): unknown {
  switch (kind) {
    case 'date':
      return sources.toDate(value);
    case 'string':
      return value;
    case 'sample':
      return sources.findSample(name, value);
    case 'callback':
      return sources.getHandler(name);
    case 'ref':
      return sources.getRef(name);
    default:
      return value.startsWith("'") ? value.slice(1, -1) : (JSON.parse(value) as unknown);
  }
}

/** The JSX of the example: the base plus everything that differs from the defaults. */
export function formatTryItCode(
  { productId, name }: { productId: ProductId; name: string },
  controls: readonly TryItControl[],
  values: TryItValues,
  findSampleCode: FindSampleCode = () => undefined,
): string {
  const { attributes, companions = {}, children } = getTryItBase(productId, name);
  const before = new Set<string>();
  const set = controls.flatMap((control): TryItAttribute[] => {
    const value = values[control.name];
    if (value === undefined) return [];
    const sample =
      control.kind === 'sample' ? (findSampleCode(control.name, value) ?? UNKNOWN) : undefined;
    for (const declaration of sample?.declarations ?? []) before.add(declaration);
    if (control.kind === 'ref') before.add(`const ${control.name} = useRef(null);`);
    return [[control.name, sample?.code ?? formatValue(control, value)]];
  });
  // This follows the order of the companions. If two of them set the same prop, the later one wins.
  const brought = Object.entries(companions).flatMap(([prop, attributesOf]) =>
    values[prop] === undefined ? [] : attributesOf,
  );
  const all = new Map<string, string>([...attributes, ...brought, ...set]);
  const given = all.get('children');
  all.delete('children');
  const tag = formatTag(name, [...all], given === undefined ? children : formatChild(given));
  return [...before, tag].join('\n\n');
}

/** Shown until the chunk with the samples is loaded. */
const UNKNOWN: TryItSampleCode = { code: '…' };

function formatTag(
  name: string,
  attributes: readonly TryItAttribute[],
  children: string | undefined,
): string {
  const parts = attributes.flatMap(([prop, code]) => (code ? [formatAttribute(prop, code)] : []));
  const line = parts.join(' ');
  const isShort = line.length + name.length < 70 && !line.includes('\n');
  const open = isShort
    ? [`<${name}`, ...parts].join(' ')
    : `<${name}\n${parts.map((part) => indent(part)).join('\n')}`;
  const gap = isShort ? ' ' : '\n';
  if (children) return `${open}${isShort ? '' : '\n'}>\n${indent(children)}\n</${name}>`;
  return `${open}${gap}/>`;
}

function indent(code: string): string {
  return code.replace(/^(?=.)/gm, '  ');
}

/** `'Text'` → `Text`, `<b />` → itself, any other expression in braces */
function formatChild(code: string): string {
  const text = /^'([^'{}<>]*)'$/.exec(code)?.[1];
  return text ?? (code.startsWith('<') ? code : `{${code}}`);
}

function formatValue({ kind, name, parameters = [] }: TryItControl, value: string): string {
  if (kind === 'date') return `dayjs('${value}')`;
  if (kind === 'ref') return name;
  if (kind === 'callback') {
    const list = parameters.join(', ');
    return `(${list}) => console.log(${list || `'${name}'`})`;
  }
  return kind === 'string' ? JSON.stringify(value) : value;
}

function formatAttribute(prop: string, code: string): string {
  if (prop.startsWith('...')) return `{${prop}}`;
  if (code === 'true') return prop;
  const text = /^'([^'"]*)'$/.exec(code)?.[1] ?? /^"([^"\\]*)"$/.exec(code)?.[1];
  return text === undefined ? `${prop}={${code}}` : `${prop}="${text}"`;
}

/** The meaning of a piece of code: an export, a member of an export, or a member of the page's component. */
export interface CodeName {
  /** A component, hook, interface, or type. */
  owner?: string;
  /** A prop, a method, or a slot, such as `slots.toolbar`. */
  member?: string;
  /** True for `<DataGrid data-x />`, which refers to the component even if it has no such prop. */
  isElement?: true;
}

/** Props whose names usually mean something else in a sentence. */
const COMMON_WORDS = new Set(['id', 'key', 'ref', 'children']);

const PATTERNS = {
  element: /^<\/?(\w+)(?:\s+(\w+)(?:=\S*)?)?\s*\/?>$/,
  member: /^(\w+)\.(\w+)(?:\(.*\))?$/,
  method: /^(?:\w*[aA]piRef)\.current\??!?\.(\w+)(?:\(.*\))?$/,
  slot: /^(?:slots|slotProps)\.(\w+)$/,
  name: /^(\w+)(?:\(.*\)|=\{.*\}|=".*")?$/s,
} as const;

/** `<DataGrid rows />` and `DataGrid.rows` → a prop of `DataGrid`, `rowHeight={40}` → a prop of the page's component */
export function parseCodeName(code: string): CodeName | undefined {
  const [, element, attribute] = PATTERNS.element.exec(code) ?? [];
  if (element) {
    return { owner: element, ...(attribute ? { member: attribute } : {}), isElement: true };
  }
  const [, slot] = PATTERNS.slot.exec(code) ?? [];
  if (slot) return { member: `slots.${slot}` };
  const [, method] = PATTERNS.method.exec(code) ?? [];
  if (method) return { owner: 'GridApi', member: method };
  const [, owner, member] = PATTERNS.member.exec(code) ?? [];
  if (owner && member) return { owner, member };
  const [, name] = PATTERNS.name.exec(code) ?? [];
  if (!name) return undefined;
  if (isExportName(name)) return { owner: name };
  return COMMON_WORDS.has(name) ? undefined : { member: name };
}

/** `DataGrid` and `useGridApiRef`, but not `rows` */
export function isExportName(name: string): boolean {
  return /^([A-Z]|use[A-Z])/.test(name);
}

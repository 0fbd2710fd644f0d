import type { ApiDifference } from '../reference/ApiDiff.ts';
import type { DifferenceIndex } from './createDifferenceIndex.ts';
import { getTypes, readCallee } from './createMeanings.ts';
import type { TypeMeaning } from './Meaning.ts';
import type { SourceCheck } from './SourceCheck.ts';
import {
  listArguments,
  listChildren,
  listProperties,
  MAX_DEPTH,
  readNode,
  unwrap,
} from './SourceTree.ts';
import type { SourceNode } from './SourceTree.ts';

/** A prop or a member with its value. */
export interface Setting {
  name: string;
  node: SourceNode;
  value?: SourceNode | undefined;
}

/** Calls whose result is their first argument, or what their first argument returns. */
const PASSES_ON = new Set(['useMemo', 'useState', 'useRef', 'useCallback', 'freeze']);

/** Checks a value with a known type: the members of object literals, including those in arrays and variables. */
export function checkValue(
  check: SourceCheck,
  value: SourceNode | null | undefined,
  type: TypeMeaning,
  depth = 0,
): void {
  if (depth > MAX_DEPTH) return;
  for (const object of listObjects(check, value, type)) {
    for (const property of listProperties(check.source, object)) {
      checkSetting(check, type, { ...property, value: property.value ?? property.node }, depth + 1);
    }
  }
}

/** Checks one prop of a component, or one member of an object. */
export function checkSetting(
  check: SourceCheck,
  type: TypeMeaning,
  setting: Setting,
  depth = 0,
): void {
  const { index } = type;
  const { name, node, value } = setting;
  switch (type.kind) {
    case 'props':
      check.add(node, index, findProp(type, name));
      checkValue(
        check,
        value,
        { kind: 'prop', index, component: type.component, prop: name },
        depth,
      );
      return;
    case 'prop':
      checkKey(check, type, setting, depth);
      return;
    case 'type': {
      check.add(node, index, index.find(type.name, 'member', name));
      const member = getTypes(index).members?.[`${type.name} ${name}`];
      if (member !== undefined)
        checkValue(check, value, { kind: 'type', index, name: member }, depth);
      return;
    }
    case 'ref':
  }
}

/** Finds the difference of a prop. If the type of the props was removed in the same release, reporting the type is enough. */
export function findProp(
  { index, component, typeName, slot }: TypeMeaning & { kind: 'props' },
  name: string,
): ApiDifference | undefined {
  const difference =
    (slot === undefined ? undefined : index.find(`slotProps.${slot}`, 'prop', name)) ??
    index.find(component, 'prop', name);
  const type = typeName === undefined ? undefined : index.find(typeName);
  return type?.kind === 'removed' && type.version === difference?.version ? undefined : difference;
}

/** Checks a key in an object that is the value of a prop: a slot, a text, or a member of a type. */
function checkKey(
  check: SourceCheck,
  { index, component, prop }: TypeMeaning & { kind: 'prop' },
  { name, node, value }: Setting,
  depth: number,
): void {
  const types = getTypes(index);
  switch (prop) {
    case 'slots':
    case 'components':
    case 'slotProps':
    case 'componentsProps': {
      const slot = name.charAt(0).toLowerCase() + name.slice(1);
      const difference = index.find(component, 'slot', slot);
      const isProps = prop.endsWith('Props');
      // If the type of a slot changed, that affects the component in the slot, but not its props.
      if (!isProps || difference?.kind !== 'changed') check.add(node, index, difference);
      const inner = isProps ? types.slots?.[slot] : undefined;
      if (inner !== undefined)
        checkValue(check, value, { kind: 'props', index, component: inner, slot }, depth);
      return;
    }
    case 'localeText':
      check.add(node, index, index.find('localeText', 'text', name));
      return;
    default: {
      const type = types.props?.[prop];
      if (type !== undefined)
        checkSetting(check, { kind: 'type', index, name: type }, { name, node, value }, depth);
    }
  }
}

/** Checks the options object of a hook: `useDateField({ … })`. */
export function checkParameters(
  check: SourceCheck,
  index: DifferenceIndex,
  hook: string,
  argument: SourceNode | undefined,
): void {
  const object = unwrap(argument);
  if (object?.name !== 'ObjectExpression') return;
  for (const { name, node } of listProperties(check.source, object))
    check.add(node, index, index.find(hook, 'parameter', name));
}

/** Lists the object literals in a value. Each is visited once per type, no matter how many variables refer to it. */
function listObjects(
  check: SourceCheck,
  value: SourceNode | null | undefined,
  type: TypeMeaning,
): SourceNode[] {
  const { index, ...rest } = type;
  const prefix = [index.family.productId, ...Object.values(rest)].join(' ');
  const objects: SourceNode[] = [];
  const queue = [value];
  while (queue.length > 0) {
    const node = unwrap(queue.pop());
    const key = `${prefix} ${node?.from}-${node?.to}`;
    if (!node || check.visited.has(key)) continue;
    check.visited.add(key);
    if (node.name === 'ObjectExpression') objects.push(node);
    else queue.push(...listNext(check, node));
  }
  return objects;
}

function listNext(check: SourceCheck, node: SourceNode): (SourceNode | undefined)[] {
  switch (node.name) {
    case 'ArrayExpression':
      return listChildren(node).filter(({ name }) => !/^(?:[[\],]|Spread)$/.test(name));
    case 'ConditionalExpression':
      return listChildren(node).slice(1);
    case 'BinaryExpression':
      return listChildren(node);
    case 'ArrowFunction':
      return listReturned(node);
    case 'CallExpression':
      return PASSES_ON.has(readCallee(check.source, node) ?? '')
        ? listArguments(node).slice(0, 1)
        : [];
    case 'JSXEscape':
      return listChildren(node).slice(1, 2);
    case 'VariableName':
    case 'PropertyDefinition':
      return [check.meanings.findInitial(readNode(check.source, node), node.from)];
    default:
      return [];
  }
}

/** Lists the return values of a function, without those of nested functions. */
export function listReturned(node: SourceNode): SourceNode[] {
  const body = node.getChild('Block');
  if (!body) return node.name === 'ArrowFunction' && node.lastChild ? [node.lastChild] : [];
  const found: SourceNode[] = [];
  const queue = [body];
  while (queue.length > 0) {
    for (const child of listChildren(queue.pop() ?? body)) {
      const result = child.name === 'ReturnStatement' ? listChildren(child)[1] : undefined;
      if (result) found.push(result);
      else if (/Statement$|^Block$|^SwitchBody$/.test(child.name)) queue.push(child);
    }
  }
  return found;
}

import type { UpgradePair } from '../reference/Upgrade.ts';
import { checkImport, checkModuleCall } from './checkImports.ts';
import { checkStyles, checkTheme } from './checkStyles.ts';
import {
  checkParameters,
  checkSetting,
  checkValue,
  findProp,
  listReturned,
} from './checkValues.ts';
import {
  getTypes,
  readCallee,
  readMember,
  readMemberName,
  readTypeArgument,
} from './createMeanings.ts';
import type { Meaning } from './Meaning.ts';
import { readType } from './readType.ts';
import type { SourceCheck } from './SourceCheck.ts';
import {
  listArguments,
  listChildren,
  readNode,
  readString,
  unwrap,
  visitNodes,
} from './SourceTree.ts';
import type { SourceNode } from './SourceTree.ts';

/** Methods of the grid's API that take the name of an event. */
const EVENT_METHODS = new Set(['subscribeEvent', 'publishEvent']);
/** Hooks that take the name of an event as their second argument. */
const EVENT_HOOKS = new Set(['useGridApiEventHandler', 'useGridEvent']);

type CheckNode = (check: SourceCheck, node: SourceNode, pair: UpgradePair) => void;

/** The check for each type of node. */
const CHECKS: Record<string, CheckNode> = {
  ImportDeclaration: checkImport,
  ExportDeclaration: checkImport,
  DynamicImport: checkModuleCall,
  CallExpression: checkCall,
  MemberExpression: checkMember,
  PatternProperty: checkPattern,
  JSXOpenTag: checkTag,
  JSXSelfClosingTag: checkTag,
  TypeAnnotation: checkAnnotation,
  IndexedType: checkLookup,
  BinaryExpression: checkOperator,
  Property: checkTheme,
  String: checkStyles,
  TemplateString: checkStyles,
  JSXAttributeValue: checkStyles,
};

/** Checks every node of a file once. */
export function checkCode(check: SourceCheck, pair: UpgradePair): void {
  visitNodes(check.source, (name, getNode) => CHECKS[name]?.(check, getNode(), pair));
}

function checkTag(check: SourceCheck, tag: SourceNode): void {
  const name = tag.getChild('JSXIdentifier') ?? tag.getChild('JSXMemberExpression');
  const component = check.meanings.find(name);
  if (component?.kind !== 'export') return;
  const { index } = component;
  if (name?.name === 'JSXMemberExpression') {
    const last = readMemberName(check.source, name);
    if (last) check.add(last, index, index.find(component.name));
  }
  for (const attribute of tag.getChildren('JSXAttribute')) {
    const node = attribute.getChild('JSXIdentifier');
    const value = attribute.getChild('JSXEscape') ?? undefined;
    if (!node) continue;
    const setting = { name: readNode(check.source, node), node, value };
    checkSetting(check, { kind: 'props', index, component: component.name }, setting);
  }
}

/** `object.name` */
function checkMember(check: SourceCheck, member: SourceNode): void {
  const node = readMemberName(check.source, member);
  if (!node) return;
  checkRead(check, check.meanings.find(member.firstChild), readMember(check.source, node), node);
}

/** `const { name } = object` */
function checkPattern(check: SourceCheck, property: SourceNode): void {
  const node = property.getChild('PropertyName') ?? property.getChild('VariableDefinition');
  if (!node || property.getChild('Spread')) return;
  const object = check.meanings.findPattern(property.parent);
  checkRead(check, object, readNode(check.source, node), node);
}

function checkRead(
  check: SourceCheck,
  object: Meaning | undefined,
  name: string,
  place: { from: number; to: number },
): void {
  if (!object) return;
  const { index } = object;
  switch (object.kind) {
    case 'package':
      if (object.path !== 'locales') check.add(place, index, index.find(name));
      return;
    case 'type':
      check.add(place, index, index.find(object.name, 'member', name));
      return;
    case 'result':
      check.add(place, index, index.find(object.hook, 'return', name));
      return;
    case 'props':
      check.add(place, index, findProp(object, name));
      return;
    case 'export': {
      const [, component] = /^(\w+)Classes$/.exec(object.name) ?? [];
      if (component === undefined) return;
      const named = `Mui${component.charAt(0).toUpperCase()}${component.slice(1)}`;
      const prefix = getTypes(index).classes?.[object.name] ?? named;
      const state = index.find(prefix.slice('Mui'.length), 'class', `Mui-${name}`);
      check.add(place, index, index.findStyle(`${prefix}-${name}`) ?? state);
      return;
    }
    case 'ref':
    case 'prop':
  }
}

function checkCall(check: SourceCheck, call: SourceNode, pair: UpgradePair): void {
  const name = readCallee(check.source, call);
  if (name === undefined) return;
  const { firstChild } = call;
  const [first, second] = listArguments(call);
  if (name === 'require') checkModuleCall(check, call, pair);
  if (firstChild?.name === 'InstantiationExpression') {
    const type = readType(readTypeArgument(firstChild), check.meanings.types);
    if (type && first) checkValue(check, call, type);
  }
  if (name === 'createElement') {
    const component = check.meanings.find(first);
    if (component?.kind === 'export')
      checkValue(check, second, {
        kind: 'props',
        index: component.index,
        component: component.name,
      });
    return;
  }
  if (EVENT_METHODS.has(name)) {
    const api = check.meanings.find(unwrap(firstChild)?.firstChild);
    if (api?.kind === 'type') checkEvent(check, api, first);
    return;
  }
  const isGeneric = firstChild?.name === 'InstantiationExpression';
  const callee = check.meanings.find(isGeneric ? firstChild.firstChild : firstChild);
  if (callee?.kind !== 'export') return;
  if (EVENT_HOOKS.has(callee.name)) checkEvent(check, callee, second);
  else checkParameters(check, callee.index, callee.name, first);
}

function checkEvent(
  check: SourceCheck,
  { index }: Pick<Meaning, 'index'>,
  node?: SourceNode,
): void {
  const name = readString(check.source, node ?? null);
  if (node && name !== undefined) check.add(node, index, index.find('GridEvents', 'event', name));
}

/** `value as Type` and `value satisfies Type` */
function checkOperator(check: SourceCheck, node: SourceNode): void {
  const operator = node.getChild('as') ?? node.getChild('satisfies');
  const type = operator && readType(operator.nextSibling, check.meanings.types);
  if (type) checkValue(check, node.firstChild, type);
}

/** `namespace.Type` */
function checkLookup(check: SourceCheck, node: SourceNode): void {
  const [head, last] = node.getChildren('TypeName');
  const object = head && check.meanings.findName(readNode(check.source, head), head.from);
  if (last) checkRead(check, object, readNode(check.source, last), last);
}

/** Checks the value in `name: Type = value`, and the return values of a function with this result type. */
function checkAnnotation(check: SourceCheck, node: SourceNode): void {
  const type = readType(node, check.meanings.types);
  const { parent, nextSibling } = node;
  if (!type) return;
  if (nextSibling?.name === 'Equals') checkValue(check, nextSibling.nextSibling, type);
  if (!parent || !/^(?:ArrowFunction|Function\w+|MethodDeclaration)$/.test(parent.name)) return;
  const isResult = listChildren(parent).some(
    ({ name, to }) => name === 'ParamList' && to <= node.from,
  );
  if (isResult) for (const value of listReturned(parent)) checkValue(check, value, type);
}

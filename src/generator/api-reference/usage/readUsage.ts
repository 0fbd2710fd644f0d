import ts from 'typescript';
import type { ApiFamily } from '#model/reference/ApiReference.ts';
import type { ProductId } from '#model/product/ProductConfig.ts';
import { findSlotComponents } from './findSlotComponents.ts';
import { getUsageKey } from './findUsage.ts';
import { findLiterals, listEntries, listKeys, unwrap } from './literals.ts';

interface ImportedName {
  productId: ProductId;
  name: string;
}

/** What a module imports from our packages, by local name. */
type Imports = Map<string, ImportedName>;

export interface UsageContext {
  /** `@mui/x-charts-pro` → `x-charts` */
  productIds: ReadonlyMap<string, ProductId>;
  families: ReadonlyMap<ProductId, ApiFamily>;
}

/** Collects the keys of everything that a module uses, from its syntax alone. */
export function readUsage(text: string, file: string, context: UsageContext): Set<string> {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TSX);
  const imports = readImports(source, context.productIds);
  const keys = new Set<string>();
  if (imports.size === 0) return keys;
  for (const { productId, name } of imports.values()) keys.add(getUsageKey(productId, name));
  const visit = (node: ts.Node): void => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      readElement(node, imports, context, keys);
    } else if (ts.isVariableDeclaration(node) && node.type && node.initializer) {
      readTyped(node.type, node.initializer, imports, keys);
    } else if (ts.isSatisfiesExpression(node) || ts.isAsExpression(node)) {
      readTyped(node.type, node.expression, imports, keys);
    } else if (ts.isPropertyAccessExpression(node)) {
      readAccess(node, imports, context, keys);
    } else if (ts.isCallExpression(node)) {
      readCall(node, imports, keys);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return keys;
}

function readImports(source: ts.SourceFile, productIds: UsageContext['productIds']): Imports {
  const imports: Imports = new Map();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier))
      continue;
    const packageName = /^@mui\/[^/]+/.exec(statement.moduleSpecifier.text)?.[0];
    const productId = packageName && productIds.get(packageName);
    const bindings = statement.importClause?.namedBindings;
    if (!productId || !bindings || !ts.isNamedImports(bindings)) continue;
    for (const { name, propertyName } of bindings.elements) {
      const exported = (propertyName ?? name).text.replace(/^unstable_/i, '');
      imports.set(name.text, { productId, name: exported });
    }
  }
  return imports;
}

/** `<DataGrid rows={rows} slots={{ toolbar: Bar }} {...other} />` */
function readElement(
  element: ts.JsxOpeningElement | ts.JsxSelfClosingElement,
  imports: Imports,
  context: UsageContext,
  keys: Set<string>,
): void {
  const used = imports.get(element.tagName.getText());
  if (!used) return;
  const add = (prop: string, value: ts.Expression | undefined): void => {
    keys.add(getUsageKey(used.productId, used.name, prop));
    if (!value) return;
    if (prop === 'slots' || prop === 'slotProps') {
      for (const slot of findLiterals(value).flatMap(listKeys)) {
        keys.add(getUsageKey(used.productId, used.name, `slots.${slot}`));
      }
    }
    if (prop === 'slotProps') readSlotProps(value, used, context, keys);
    const shape = findShape(used.productId, used.name, prop, context);
    if (shape) addMembers(value, used.productId, shape, keys);
  };
  for (const attribute of element.attributes.properties) {
    if (ts.isJsxSpreadAttribute(attribute)) {
      for (const literal of findLiterals(attribute.expression)) {
        for (const key of listKeys(literal)) keys.add(getUsageKey(used.productId, used.name, key));
      }
      continue;
    }
    const { initializer } = attribute;
    const value =
      initializer && ts.isJsxExpression(initializer) ? initializer.expression : undefined;
    add(attribute.name.getText(), value);
  }
  if (ts.isJsxOpeningElement(element) && hasChildren(element.parent)) {
    keys.add(getUsageKey(used.productId, used.name, 'children'));
  }
}

/** `slotProps={{ tooltip: { trigger: 'axis' } }}` sets the `trigger` of `ChartsTooltip`. */
function readSlotProps(
  value: ts.Expression,
  { productId, name }: ImportedName,
  { families }: UsageContext,
  keys: Set<string>,
): void {
  for (const [slot, props] of findLiterals(value).flatMap(listEntries)) {
    const components = findSlotComponents(families.get(productId), name, slot);
    for (const key of findLiterals(props).flatMap(listKeys)) {
      // A slot can accept the props of several components, such as those of three legends.
      const target = components.find(({ props: own }) => own.some((prop) => prop.name === key));
      if (target) keys.add(getUsageKey(productId, target.name, key));
    }
  }
}

function hasChildren(element: ts.JsxElement): boolean {
  return element.children.some((child) => !ts.isJsxText(child) || child.text.trim() !== '');
}

/** Finds the documented interface that the value of a prop consists of: `columns` → `GridColDef`. */
function findShape(
  productId: ProductId,
  component: string,
  prop: string,
  { families }: UsageContext,
): string | undefined {
  const family = families.get(productId);
  const names = family?.components
    .find(({ name }) => name === component)
    ?.props.find(({ name }) => name === prop)?.type.names;
  const hasPage = (name: string) => family?.interfaces.some((entry) => entry.name === name);
  // `XAxis` has no page, but it's based on `AxisConfig`, which has one.
  return (
    names?.find(hasPage) ?? names?.flatMap((name) => family?.types[name]?.names ?? []).find(hasPage)
  );
}

/** `const columns: GridColDef[] = [{ field: 'id' }]` */
function readTyped(
  type: ts.TypeNode,
  value: ts.Expression,
  imports: Imports,
  keys: Set<string>,
): void {
  const visit = (node: ts.Node): void => {
    if (ts.isTypeReferenceNode(node)) {
      const used = imports.get(node.typeName.getText());
      if (!used) return;
      addMembers(value, used.productId, used.name, keys);
      // A type such as `DataGridProps` means that the object contains props of that component.
      const component = /^(\w+)Props$/.exec(used.name)?.[1];
      if (component) addMembers(value, used.productId, component, keys);
      return;
    }
    if (!ts.isFunctionTypeNode(node)) ts.forEachChild(node, visit);
  };
  visit(type);
  ts.forEachChild(type, visit);
}

function addMembers(
  value: ts.Expression,
  productId: ProductId,
  name: string,
  keys: Set<string>,
): void {
  for (const key of findLiterals(value).flatMap(listKeys)) {
    keys.add(getUsageKey(productId, name, key));
  }
}

/** `apiRef.current?.setPage(2)`, `params.api.getRow(id)`, `gridClasses.row` */
function readAccess(
  node: ts.PropertyAccessExpression,
  imports: Imports,
  { families }: UsageContext,
  keys: Set<string>,
): void {
  const object = unwrap(node.expression);
  if (ts.isIdentifier(object)) {
    const used = imports.get(object.text);
    if (used) keys.add(getUsageKey(used.productId, used.name, node.name.text));
  }
  if (!/(\bapiRef\.current|(^|\.)api)!?$/i.test(object.getText())) return;
  for (const productId of new Set([...imports.values()].map((used) => used.productId))) {
    const api = families.get(productId)?.interfaces.find(({ name }) => name === 'GridApi');
    if (api) keys.add(getUsageKey(productId, api.name, node.name.text));
  }
}

/** `useGridEvent(apiRef, 'rowClick', …)`, `apiRef.current.subscribeEvent('rowClick', …)` */
function readCall(node: ts.CallExpression, imports: Imports, keys: Set<string>): void {
  const name = node.expression.getText();
  if (!/\b(useGridEvent|useGridEventPriority|subscribeEvent)$/.test(name)) return;
  const event = node.arguments.find(ts.isStringLiteral);
  const isGrid = [...imports.values()].some(({ productId }) => productId === 'x-data-grid');
  if (event && isGrid) keys.add(getUsageKey('x-data-grid', 'GridEventLookup', event.text));
}

import ts from 'typescript';

/** `(value as Type)!` → `value` */
export function unwrap(node: ts.Expression): ts.Expression {
  if (
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node)
  ) {
    return unwrap(node.expression);
  }
  return node;
}

/**
 * Finds the object literals in the value of an expression: the expression itself, elements of an array,
 * the value of a variable in the module, the result of `useMemo`, and both branches of a conditional.
 */
export function findLiterals(
  expression: ts.Expression,
  seen: ReadonlySet<ts.Node> = new Set(),
): ts.ObjectLiteralExpression[] {
  const node = unwrap(expression);
  if (seen.has(node)) return [];
  const next = new Set([...seen, node]);
  const follow = (part: ts.Expression) => findLiterals(part, next);
  if (ts.isObjectLiteralExpression(node)) {
    const spread = node.properties.filter(ts.isSpreadAssignment);
    return [node, ...spread.flatMap((part) => follow(part.expression))];
  }
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(follow);
  if (ts.isSpreadElement(node)) return follow(node.expression);
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(follow);
  if (ts.isBinaryExpression(node)) return [node.left, node.right].flatMap(follow);
  if (ts.isIdentifier(node)) {
    const initializer = findInitializer(node);
    return initializer ? follow(initializer) : [];
  }
  if (ts.isArrowFunction(node) || ts.isFunctionExpression(node))
    return findReturned(node).flatMap(follow);
  if (ts.isCallExpression(node)) {
    const isMemo = /\buse(Memo|State)$/.test(node.expression.getText());
    const isMap =
      ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === 'map';
    const [first] = node.arguments;
    return (isMemo || isMap) && first ? follow(first) : [];
  }
  return [];
}

export function listKeys(literal: ts.ObjectLiteralExpression): string[] {
  return literal.properties.flatMap(({ name }) => {
    if (!name) return [];
    if (ts.isIdentifier(name) || ts.isStringLiteral(name)) return [name.text];
    return [];
  });
}

/** `{ toolbar: {}, cell }` → `toolbar` with its object, and `cell` with its identifier */
export function listEntries(literal: ts.ObjectLiteralExpression): [string, ts.Expression][] {
  return literal.properties.flatMap((property): [string, ts.Expression][] => {
    if (ts.isShorthandPropertyAssignment(property)) return [[property.name.text, property.name]];
    if (!ts.isPropertyAssignment(property)) return [];
    const { name, initializer } = property;
    return ts.isIdentifier(name) || ts.isStringLiteral(name) ? [[name.text, initializer]] : [];
  });
}

/** Finds the initial value of a variable in the module: `const rows = […]`, `const [rows] = useState([…])`. */
function findInitializer(identifier: ts.Identifier): ts.Expression | undefined {
  let found: ts.Expression | undefined;
  const visit = (node: ts.Node): void => {
    if (found) return;
    if (ts.isVariableDeclaration(node) && node.initializer && names(node.name, identifier.text)) {
      found = node.initializer;
    } else {
      ts.forEachChild(node, visit);
    }
  };
  visit(identifier.getSourceFile());
  return found;
}

function names(binding: ts.BindingName, wanted: string): boolean {
  if (ts.isIdentifier(binding)) return binding.text === wanted;
  const [first] = binding.elements;
  return (
    ts.isArrayBindingPattern(binding) &&
    first !== undefined &&
    ts.isBindingElement(first) &&
    first.name.getText() === wanted
  );
}

function findReturned(node: ts.ArrowFunction | ts.FunctionExpression): ts.Expression[] {
  if (!ts.isBlock(node.body)) return [node.body];
  const returned: ts.Expression[] = [];
  const visit = (child: ts.Node): void => {
    if (ts.isReturnStatement(child) && child.expression) returned.push(child.expression);
    else if (!ts.isFunctionLike(child)) ts.forEachChild(child, visit);
  };
  visit(node.body);
  return returned;
}

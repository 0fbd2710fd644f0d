import ts from 'typescript';

/** Replaces values that are only known at run time. */
const GAP = '…';

/** Functions that print their first argument. */
const REPORTERS = new Set(['warnOnce', 'showError', 'logger.warn', 'logger.error']);
/** Functions that print all their arguments. */
const CONSOLE = new Set(['console.warn', 'console.error']);
/** The prefix of many messages, including those that other code prints. */
const PREFIX = /^MUI(?: X)?(?: Charts)?: /;
/** A shorter text doesn't identify a message. */
const MIN_WORDS = 3;

type Constants = ReadonlyMap<string, string>;

/**
 * Reads the errors and warnings that a module can print, each on one line and without the name of the product:
 * `throw new Error(['MUI X: No row.', `Id: ${id}`].join('\n'))` → `No row. Id: …`
 */
export function readErrorMessages(source: string, file = 'module.js'): string[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  const constants = collectConstants(tree);
  const messages = new Set<string>();
  const visit = (node: ts.Node): void => {
    const text = readReport(node, constants) ?? readPrefixed(node, constants);
    if (text === undefined) {
      ts.forEachChild(node, visit);
      return;
    }
    const message = formatMessage(text);
    if ((message.match(/\p{L}+/gu) ?? []).length >= MIN_WORDS) messages.add(message);
  };
  visit(tree);
  return [...messages];
}

/** Collects the texts of a module's top-level constants. */
function collectConstants(tree: ts.SourceFile): Constants {
  const constants = new Map<string, string>();
  for (const statement of tree.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      const text = initializer && readText(initializer, constants);
      if (ts.isIdentifier(name) && text !== undefined) constants.set(name.text, text);
    }
  }
  return constants;
}

/** Reads the text of `new Error(…)`, `warnOnce(…)`, or `console.warn(…)`, if it's written in the call. */
function readReport(node: ts.Node, constants: Constants): string | undefined {
  if (ts.isNewExpression(node)) {
    const [message] = node.arguments ?? [];
    const isError = node.expression.getText().endsWith('Error');
    return isError && message ? readText(message, constants) : undefined;
  }
  if (!ts.isCallExpression(node)) return undefined;
  const name = node.expression.getText();
  const [message] = node.arguments;
  if (!message) return undefined;
  if (REPORTERS.has(name)) return readText(message, constants);
  return CONSOLE.has(name) ? joinTexts(node.arguments, ' ', constants) : undefined;
}

/** Reads a text that starts with the name of the product. It's a message no matter where it appears. */
function readPrefixed(node: ts.Node, constants: Constants): string | undefined {
  const text = ts.isIdentifier(node) ? undefined : readText(node, constants);
  return text !== undefined && PREFIX.test(text) ? text : undefined;
}

/** Reads the literal parts of an expression. Without any, it returns undefined. */
function readText(node: ts.Node, constants: Constants): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isParenthesizedExpression(node)) return readText(node.expression, constants);
  if (ts.isTemplateExpression(node)) return readTemplate(node, constants);
  if (ts.isArrayLiteralExpression(node)) return joinTexts(node.elements, ' ', constants);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    return joinTexts([node.left, node.right], '', constants);
  }
  if (isJoin(node)) return readText(node.expression.expression, constants);
  return ts.isIdentifier(node) ? constants.get(node.text) : undefined;
}

function readTemplate(
  { head, templateSpans }: ts.TemplateExpression,
  constants: Constants,
): string {
  const rest = templateSpans.map(
    ({ expression, literal }) => `${readText(expression, constants) ?? GAP}${literal.text}`,
  );
  return head.text + rest.join('');
}

function joinTexts(
  nodes: readonly ts.Node[],
  separator: string,
  constants: Constants,
): string | undefined {
  const texts = nodes.map((node) => readText(node, constants));
  if (texts.every((text) => text === undefined)) return undefined;
  return texts.map((text) => text ?? GAP).join(separator);
}

/** `['one', 'two'].join('\n')` */
function isJoin(
  node: ts.Node,
): node is ts.CallExpression & { expression: ts.PropertyAccessExpression } {
  return (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    node.expression.name.text === 'join' &&
    ts.isArrayLiteralExpression(node.expression.expression)
  );
}

function formatMessage(text: string): string {
  return text
    .replace(PREFIX, '')
    .replace(/\s+/g, ' ')
    .replace(/…(?: ?…)+/g, GAP)
    .trim();
}

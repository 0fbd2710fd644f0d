import ts from 'typescript';

const MOST_LINES = 16;
/** Elements that only lay out their children. */
const WRAPPERS = new Set(['div', 'Box', 'Stack', 'React.Fragment', 'LocalizationProvider']);

/** The JSX that a demo returns, without its outer box, if it's short enough to show the point of the demo. */
export function extractPreview(source: string): string | undefined {
  const file = ts.createSourceFile(
    'Demo.tsx',
    source,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const jsx = findReturnedJsx(file);
  if (!jsx) return undefined;
  const lines = dedent(
    unwrap(jsx)
      .map((node) => withIndent(source, node))
      .join('\n'),
  );
  return lines.length <= MOST_LINES ? lines.join('\n') : undefined;
}

function findReturnedJsx(
  file: ts.SourceFile,
): ts.JsxElement | ts.JsxSelfClosingElement | undefined {
  const component = file.statements.find(
    (statement): statement is ts.FunctionDeclaration =>
      ts.isFunctionDeclaration(statement) &&
      (statement.modifiers?.some((modifier) => modifier.kind === ts.SyntaxKind.DefaultKeyword) ??
        false),
  );
  const last = component?.body?.statements.findLast(ts.isReturnStatement)?.expression;
  const expression = last && ts.isParenthesizedExpression(last) ? last.expression : last;
  if (!expression) return undefined;
  return ts.isJsxElement(expression) || ts.isJsxSelfClosingElement(expression)
    ? expression
    : undefined;
}

/** The children of a wrapper, or the element itself. */
function unwrap(element: ts.JsxElement | ts.JsxSelfClosingElement): ts.Node[] {
  if (ts.isJsxSelfClosingElement(element)) return [element];
  if (!WRAPPERS.has(element.openingElement.tagName.getText())) return [element];
  const children = element.children.filter(
    (child) => !(ts.isJsxText(child) && child.containsOnlyTriviaWhiteSpaces),
  );
  if (children.some(ts.isJsxText)) return [element];
  const [only] = children;
  return children.length === 1 && only && ts.isJsxElement(only) ? unwrap(only) : children;
}

function withIndent(source: string, node: ts.Node): string {
  const start = source.lastIndexOf('\n', node.getStart()) + 1;
  return source.slice(start, node.getEnd());
}

function dedent(text: string): string[] {
  const lines = text.split('\n');
  const indents = lines.filter((line) => line.trim()).map((line) => line.search(/\S/));
  const indent = Math.min(...indents);
  return lines.map((line) => line.slice(indent));
}

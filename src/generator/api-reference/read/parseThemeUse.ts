import ts from 'typescript';

/** How a script of a package uses the theme. */
export interface ThemeUse {
  strings: ReadonlySet<string>;
  /** Specifiers of its import statements. */
  imports: readonly string[];
  /** Names that it reads theme props with: `useThemeProps({ props, name: 'MuiBarChart' })` */
  themed: readonly string[];
}

export function parseThemeUse(script: string): ThemeUse {
  const strings = new Set<string>();
  const imports: string[] = [];
  const themed: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node)) strings.add(node.text);
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier))
      imports.push(node.moduleSpecifier.text);
    if (ts.isCallExpression(node) && isThemeCall(node.expression))
      themed.push(...node.arguments.flatMap(readName));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('script.js', script, ts.ScriptTarget.Latest));
  return { strings, imports, themed };
}

function isThemeCall(callee: ts.Expression): boolean {
  return ts.isIdentifier(callee) && /^(?:use|get)ThemeProps$/.test(callee.text);
}

/** `{ props, name: 'MuiDataGrid' }` → `MuiDataGrid` */
function readName(argument: ts.Expression): string[] {
  if (!ts.isObjectLiteralExpression(argument)) return [];
  return argument.properties.flatMap((property) =>
    ts.isPropertyAssignment(property) &&
    ts.isIdentifier(property.name) &&
    property.name.text === 'name' &&
    ts.isStringLiteral(property.initializer)
      ? [property.initializer.text]
      : [],
  );
}

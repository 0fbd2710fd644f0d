import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { DocsError } from '#model/errors/DocsError.ts';
import type { TryItSampleCode, TryItSampleSet } from '#model/try-it/TryItSample.ts';
import { toProjectPath } from '../files/directories.ts';

type SampleCodeSet = TryItSampleSet<TryItSampleCode>;

/** Reads the code of all samples of a module, so that users see exactly the code that runs. */
export function readSampleSets(file: string): SampleCodeSet[] {
  return parseSampleSets(readFileSync(file, 'utf8'), toProjectPath(file));
}

/** `export const xSamples = [{ for: /^A/, props: { sx: { red: { color: 'red' } } } }]` → its sets with code instead of values */
export function parseSampleSets(source: string, file: string): SampleCodeSet[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const declarations = listDeclarations(tree);
  const list = [...declarations].find(([name]) => name.endsWith('Samples'))?.[1].initializer;
  const fail = (node: ts.Node, message: string): never => {
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
    throw new DocsError(message, {
      file,
      line: line + 1,
      hint: 'Write sets as `{ for: /^DataGrid/, props: { sx: { red: { color: "red" } } } }`, without spreads or computed names.',
    });
  };
  if (!list || !ts.isArrayLiteralExpression(list)) {
    return fail(tree, 'There is no list of samples in this file.');
  }
  const readObject = (node: ts.Expression | undefined, owner: ts.Node) => {
    const object = node && unwrap(node);
    if (!object || !ts.isObjectLiteralExpression(object)) {
      return fail(node ?? owner, 'Samples are object literals.');
    }
    return object.properties.map((property): [string, ts.Expression] => {
      if (ts.isShorthandPropertyAssignment(property)) return [property.name.text, property.name];
      if (!ts.isPropertyAssignment(property) || ts.isComputedPropertyName(property.name)) {
        return fail(property, 'A sample is written out as a name and a value.');
      }
      return [(property.name as ts.StringLiteral).text, property.initializer];
    });
  };
  return list.elements.map((element) => {
    const set = new Map(readObject(element, list));
    const pattern = set.get('for');
    if (!pattern || !ts.isRegularExpressionLiteral(pattern)) {
      return fail(element, 'A set of samples needs a regular expression as its "for".');
    }
    const props = readObject(set.get('props'), element).map(([prop, samples]) => [
      prop,
      Object.fromEntries(
        readObject(samples, samples).map(([name, value]) => [
          name,
          printSample(value, declarations),
        ]),
      ),
    ]);
    return { for: toRegExp(pattern.text), props: Object.fromEntries(props) };
  });
}

interface Declaration {
  statement: ts.Statement;
  initializer?: ts.Expression;
}

/** Lists the top-level declarations of a file by name. */
function listDeclarations(tree: ts.SourceFile): Map<string, Declaration> {
  return new Map(
    tree.statements.flatMap((statement): [string, Declaration][] => {
      if (ts.isVariableStatement(statement)) {
        return statement.declarationList.declarations.map(({ name, initializer }) => [
          name.getText(),
          { statement, ...(initializer ? { initializer: unwrap(initializer) } : {}) },
        ]);
      }
      const isNamed =
        ts.isFunctionDeclaration(statement) ||
        ts.isInterfaceDeclaration(statement) ||
        ts.isTypeAliasDeclaration(statement);
      return isNamed && statement.name ? [[statement.name.text, { statement }]] : [];
    }),
  );
}

function unwrap(node: ts.Expression): ts.Expression {
  return ts.isSatisfiesExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isParenthesizedExpression(node)
    ? unwrap(node.expression)
    : node;
}

function printSample(
  value: ts.Expression,
  declarations: ReadonlyMap<string, Declaration>,
): TryItSampleCode {
  const found = new Set<ts.Statement>();
  collect(value, declarations, found);
  const code = dedent(unwrap(value));
  if (found.size === 0) return { code };
  const inOrder = [...found].sort((a, b) => a.pos - b.pos);
  return { code, declarations: inOrder.map((statement) => statement.getText()) };
}

/** Collects the declarations that a piece of code refers to, directly or not. */
function collect(
  node: ts.Node,
  declarations: ReadonlyMap<string, Declaration>,
  found: Set<ts.Statement>,
): void {
  if (ts.isIdentifier(node) && !isMemberName(node)) {
    const statement = declarations.get(node.text)?.statement;
    if (statement && !found.has(statement)) {
      found.add(statement);
      collect(statement, declarations, found);
    }
  }
  ts.forEachChild(node, (child) => collect(child, declarations, found));
}

/** Whether an identifier is the name of a member, such as `b` in `a.b`, `{ b: 1 }`, or `<a b />`. */
function isMemberName(node: ts.Identifier): boolean {
  const { parent } = node;
  return (
    'name' in parent &&
    parent.name === node &&
    (ts.isPropertyAccessExpression(parent) ||
      ts.isPropertyAssignment(parent) ||
      ts.isPropertySignature(parent) ||
      ts.isJsxAttribute(parent) ||
      ts.isParameter(parent) ||
      ts.isBindingElement(parent))
  );
}

/** Returns the text of a node without the indentation of its first line. */
function dedent(node: ts.Node): string {
  const source = node.getSourceFile().text;
  const start = node.getStart();
  const lineStart = source.lastIndexOf('\n', start - 1) + 1;
  const margin = /^ */.exec(source.slice(lineStart))?.[0].length ?? 0;
  return node.getText().replaceAll(new RegExp(`\\n {0,${margin}}`, 'g'), '\n');
}

function toRegExp(literal: string): RegExp {
  const end = literal.lastIndexOf('/');
  return new RegExp(literal.slice(1, end), literal.slice(end + 1));
}

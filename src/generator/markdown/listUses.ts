import { createRequire } from 'node:module';
import type ts from 'typescript';

const require = createRequire(import.meta.url);

/**
 * Lists components and hooks that a snippet uses, in order: `const api = useGridApiRef();` `<DataGrid />` → useGridApiRef, DataGrid.
 * TypeScript can parse incomplete snippets, which other parsers reject. It's loaded with the first snippet.
 */
export function listUses(code: string): string[] {
  const compiler = require('typescript') as typeof ts;
  const { ScriptKind, ScriptTarget } = compiler;
  const file = compiler.createSourceFile(
    'snippet.tsx',
    code,
    ScriptTarget.Latest,
    false,
    ScriptKind.TSX,
  );
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (compiler.isJsxOpeningElement(node) || compiler.isJsxSelfClosingElement(node)) {
      add(node.tagName, /^[A-Z]/);
    } else if (compiler.isCallExpression(node)) {
      add(node.expression, /^use[A-Z]/);
    }
    compiler.forEachChild(node, visit);
  };
  const add = (node: ts.Node, pattern: RegExp) => {
    if (compiler.isIdentifier(node) && pattern.test(node.text)) names.push(node.text);
  };
  visit(file);
  return names;
}

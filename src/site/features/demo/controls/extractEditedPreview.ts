import type { SyntaxNode } from '@lezer/common';
import { codeLanguage } from '../../../ui/codeLanguage.ts';

const MOST_LINES = 24;

/** The JSX that edited code returns, as the build extracts it for unedited demos; undefined if there's none or it's long. */
export function extractEditedPreview(source: string): string | undefined {
  const returned = findReturn(codeLanguage.parser.parse(source).topNode);
  const jsx = returned && findJsx(returned);
  if (!jsx) return undefined;
  const start = source.lastIndexOf('\n', jsx.from) + 1;
  const indented = source.slice(start, jsx.from).trim() === '';
  const lines = source.slice(indented ? start : jsx.from, jsx.to).split('\n');
  return lines.length <= MOST_LINES ? dedent(lines) : undefined;
}

/** The last `return` directly in the function that is the default export. */
function findReturn(file: SyntaxNode): SyntaxNode | undefined {
  const component = file
    .getChildren('ExportDeclaration')
    .find((declaration) => declaration.getChild('default'))
    ?.getChild('FunctionDeclaration');
  return component?.getChild('Block')?.getChildren('ReturnStatement').at(-1);
}

function findJsx(node: SyntaxNode): SyntaxNode | null {
  return node.getChild('JSXElement') ?? findInParentheses(node);
}

function findInParentheses(node: SyntaxNode): SyntaxNode | null {
  return node.getChild('ParenthesizedExpression')?.getChild('JSXElement') ?? null;
}

function dedent(lines: readonly string[]): string {
  const indents = lines.filter((line) => line.trim()).map((line) => line.search(/\S/));
  const indent = Math.min(...indents);
  return lines.map((line) => line.slice(indent)).join('\n');
}

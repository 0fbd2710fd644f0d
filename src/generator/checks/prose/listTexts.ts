import ts from 'typescript';

/** Extracts the texts that people read, each on its original line: arguments of errors, or all values of a JSON file. */
export function listTexts(source: string, file: string): string {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const lines: string[] = Array.from({ length: source.split('\n').length }, () => '');
  const add = (node: ts.Node, text: string) => {
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
    lines[line] = `${lines[line] ?? ''} ${text.replace(/\s+/g, ' ')}`.trim();
  };
  const isData = file.endsWith('.json');

  const visit = (node: ts.Node, isMessage: boolean) => {
    if (isMessage && ts.isStringLiteralLike(node) && !isKey(node)) add(node, node.text);
    if (isMessage && ts.isTemplateExpression(node)) add(node, readTemplate(node));
    const opens = isData || isErrorCall(node);
    ts.forEachChild(node, (child) => visit(child, isMessage || opens));
  };
  visit(tree, isData);
  return lines.join('\n');
}

/** `new DocsError(…)`, `new Error(…)` */
function isErrorCall(node: ts.Node): boolean {
  return ts.isNewExpression(node) && node.expression.getText().endsWith('Error');
}

function isKey(node: ts.Node): boolean {
  return ts.isPropertyAssignment(node.parent) && node.parent.name === node;
}

/** Reads a template literal. A placeholder in backticks replaces each expression, because its value is unknown. */
function readTemplate(node: ts.TemplateExpression): string {
  return node.head.text + node.templateSpans.map(({ literal }) => `\`…\`${literal.text}`).join('');
}

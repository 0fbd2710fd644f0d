import ts from 'typescript';

/** The texts of a module that a person reads, each on its line: the arguments of errors, or every value of a JSON file. */
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

/** What's filled in is unknown here; a name in code takes its place. */
function readTemplate(node: ts.TemplateExpression): string {
  return node.head.text + node.templateSpans.map(({ literal }) => `\`…\`${literal.text}`).join('');
}

import { format } from 'prettier';
import { blankSourceFile } from 'ts-blank-space';
import ts from 'typescript';

/** TypeScript → the JavaScript a reader would have written: types blanked out, comments kept, formatted again. */
export async function toJavaScript(source: string): Promise<string> {
  const file = parse(blankTypeArguments(parse(source)));
  const blanked = blankSourceFile(file, (node) => {
    throw new Error(`This TypeScript can't be erased: ${node.getText(file).slice(0, 80)}`);
  });
  // Erasing a whole statement leaves its semicolon.
  const tidy = blanked.replace(/^[ \t]*;[ \t]*$/gm, '').replace(/\n(?:[ \t]*\n){2,}/g, '\n\n');
  return format(tidy, { parser: 'babel', singleQuote: true, printWidth: 80 });
}

function parse(source: string): ts.SourceFile {
  return ts.createSourceFile('Demo.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
}

/** `<DataGrid<Row> rows={rows} />` → `<DataGrid rows={rows} />`, which `ts-blank-space` doesn't erase. */
function blankTypeArguments(file: ts.SourceFile): string {
  let text = file.text;
  const visit = (node: ts.Node): void => {
    if (ts.isJsxOpeningLikeElement(node) && node.typeArguments) {
      const start = node.typeArguments.pos - 1;
      const end = file.text.indexOf('>', node.typeArguments.end) + 1;
      text = text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return text;
}

/** `Bars.tsx` → `Bars.js`, `data.ts` → `data.js`, `Bars.css` stays */
export function toJavaScriptName(name: string): string {
  return name.replace(/\.tsx?$/, '.js');
}

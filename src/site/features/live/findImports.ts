import { javascriptLanguage } from '@codemirror/lang-javascript';

export interface FoundImport {
  specifier: string;
  /** Where the string stands in the code, quotes included. */
  from: number;
  to: number;
}

/** Every module that compiled code names, by `import`, `export … from` or `import('…')`. */
export function findImports(code: string): FoundImport[] {
  const found: FoundImport[] = [];
  javascriptLanguage.parser.parse(code).iterate({
    enter({ name, node, from, to }) {
      if (name !== 'String') return;
      const holder = node.parent;
      const isImport = holder?.name === 'ImportDeclaration' || holder?.name === 'DynamicImport';
      // `export default 'text'` holds a string too.
      const isReExport = holder?.name === 'ExportDeclaration' && holder.getChild('from') !== null;
      if (isImport || isReExport) found.push({ specifier: code.slice(from + 1, to - 1), from, to });
    },
  });
  return found;
}

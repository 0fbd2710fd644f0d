import type { ModuleTree } from './parseModule.ts';

export interface FoundImport {
  specifier: string;
  /** Position of the string in the code, including quotes. */
  from: number;
  to: number;
}

/** Finds all module specifiers in compiled code: in `import`, `export … from`, and `import('…')`. */
export function findImports(code: string, tree: ModuleTree): FoundImport[] {
  const found: FoundImport[] = [];
  tree.iterate({
    enter({ name, node, from, to }) {
      if (name !== 'String') return;
      const holder = node.parent;
      const isImport = holder?.name === 'ImportDeclaration' || holder?.name === 'DynamicImport';
      // `export default 'text'` contains a string too.
      const isReExport = holder?.name === 'ExportDeclaration' && holder.getChild('from') !== null;
      if (isImport || isReExport) found.push({ specifier: code.slice(from + 1, to - 1), from, to });
    },
  });
  return found;
}

import { parseSync } from 'vite';

/** An import statement at the top of a module. */
export interface ImportStatement {
  specifier: string;
  /** The position in the source. The end includes the semicolon. */
  start: number;
  end: number;
  /** The named imports: `{ BarChart as Bars }` → `BarChart`, `Bars` */
  names: readonly { imported: string; local: string }[];
}

/** Reads the import statements of a module, including type imports. This works even if the rest of the code has errors. */
export function readImports(source: string, fileName = 'module.tsx'): ImportStatement[] {
  return parseSync(fileName, source).module.staticImports.map(
    ({ start, end, moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      start,
      end,
      names: entries.flatMap(({ importName, localName }) =>
        importName.kind === 'Name' && importName.name
          ? [{ imported: importName.name, local: localName.value }]
          : [],
      ),
    }),
  );
}

import { parseSync } from 'vite';

/** An import statement at the top of a module. */
export interface ImportStatement {
  specifier: string;
  /** Where it is in the source, up to and including its semicolon. */
  start: number;
  end: number;
  /** What it imports by name: `{ BarChart as Bars }` → `BarChart`, `Bars` */
  names: readonly { imported: string; local: string }[];
}

/** The import statements of a module, those of types included. They are found even if the rest of the code has errors. */
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

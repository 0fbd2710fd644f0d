const STATIC =
  /^(?:import|export)\s+(?:type\s+)?(?:[\w*{][^'"`;()]*?\s?from\s+)?['"](?<specifier>[^'"]+)['"]/gm;
const DYNAMIC = /\bimport\(\s*['"](?<specifier>[^'"]+)['"]\s*\)/g;

/** All import specifiers of a source, as written: `@mui/material/Box`, `./data`, `dayjs/locale/de`. */
export function listImports(source: string): string[] {
  const matches = [...source.matchAll(STATIC), ...source.matchAll(DYNAMIC)];
  return [...new Set(matches.map(({ groups }) => groups?.['specifier'] ?? ''))];
}

/** `@mui/material/Box` → `@mui/material`, `dayjs/locale/de` → `dayjs`; undefined for a file */
export function toPackageName(specifier: string): string | undefined {
  return /^(?:@[^/]+\/)?[^./@][^/]*/.exec(specifier)?.[0];
}

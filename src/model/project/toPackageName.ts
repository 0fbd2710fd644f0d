/** `@mui/material/Box` → `@mui/material`, `dayjs/locale/de` → `dayjs`; undefined for a file */
export function toPackageName(specifier: string): string | undefined {
  return /^(?:@[^/]+\/)?[^./@][^/]*/.exec(specifier)?.[0];
}

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ApiExport } from './collectExports.ts';
import { getDeclarationFile } from '../declarations/declarations.ts';
import { readScript } from './scripts.ts';

/** The key of the component in the theme: `MuiDataGrid` for all three grids. */
export function findThemeName({ symbol, variants }: ApiExport): string | undefined {
  const file = getDeclarationFile(symbol);
  if (file === undefined) return undefined;
  const script = readScript(file);
  const own = `Mui${symbol.name}`;
  const directories = variants.map((variant) => variant.package.directory);
  if (script.includes(`'${own}'`) || directories.some((directory) => isThemed(directory, own))) {
    return own;
  }
  // The grids leave their defaults to a hook beside them: `useDataGridProProps`.
  for (const [, specifier = ''] of script.matchAll(/from "(\.[^"]*\/use\w*Props)\.js"/g)) {
    const hook = readScript(path.resolve(path.dirname(file), `${specifier}.d.ts`));
    const name = /(?:use|get)ThemeProps\(\{[^}]*name:\s*'(Mui\w+)'/.exec(hook)?.[1];
    if (name) return name;
  }
  return undefined;
}

/** True when the package adds the name to the type of the theme. */
function isThemed(directory: string, name: string): boolean {
  return ['props', 'overrides', 'components'].some((part) => {
    const file = path.join(directory, 'esm/themeAugmentation', `${part}.d.ts`);
    return (
      existsSync(file) && new RegExp(`^\\s+${name}\\??:`, 'm').test(readFileSync(file, 'utf8'))
    );
  });
}

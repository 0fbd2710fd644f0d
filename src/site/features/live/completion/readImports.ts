/** `import { LineChart as Chart, type A } from '@mui/x-charts'` → `Chart` → `LineChart`, and the packages in order */
export function readImports(source: string): {
  names: ReadonlyMap<string, string>;
  packages: readonly string[];
} {
  const names = new Map<string, string>();
  const packages = new Set<string>();
  for (const [, group = '', specifier = ''] of source.matchAll(
    /import\s+(?:type\s+)?(?:[\w$]+\s*,\s*)?(?:\{([^}]*)\}|[^'"]*?)\s*from\s*['"]([^'"\n]+)['"]/g,
  )) {
    packages.add(specifier);
    for (const part of group.split(',')) {
      const [exported, local = exported] = part
        .replace(/^\s*type\s/, '')
        .trim()
        .split(/\s+as\s+/);
      if (exported && local) names.set(local, exported);
    }
  }
  return { names, packages: [...packages] };
}

import { parseSync } from 'vite';

/**
 * Lists everything a module imports or re-exports, including types and dynamic imports, each once and in order:
 * `import a from './a'; export * from '#model/b.ts'; import('c')` → `['./a', '#model/b.ts', 'c']`
 */
export function listImports(source: string, fileName = 'module.tsx'): string[] {
  const { module } = parseSync(fileName, source);
  const requests = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest ?? []),
    ),
  ].map(({ value, start }) => ({ value, start }));
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    // Anything except a plain string is computed at run time.
    const value = /^(['"])(.*)\1$/.exec(source.slice(start, end))?.[2];
    return value === undefined ? [] : [{ value, start }];
  });
  const ordered = [...requests, ...dynamic].sort((a, b) => a.start - b.start);
  return [...new Set(ordered.map(({ value }) => value))];
}

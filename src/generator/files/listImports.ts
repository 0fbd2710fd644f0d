import path from 'node:path';
import { parseSync } from 'vite';
import { hashKey } from './createCache.ts';
import { openCache } from './openCache.ts';

/** What a module imports or re-exports, and the position of the text in quotes. */
export interface ImportRequest {
  value: string;
  /** Where the opening quote is. */
  start: number;
  /** After the closing quote. */
  end: number;
}

/**
 * Lists everything a module imports or re-exports, including types and dynamic imports, each once and in order:
 * `import a from './a'; export * from '#model/b.ts'; import('c')` → `['./a', '#model/b.ts', 'c']`
 */
export function listImports(source: string, fileName = 'module.tsx'): string[] {
  return [...new Set(findImports(source, fileName).map(({ value }) => value))];
}

/** What was found in each text, by the extension of its file. */
const found = new Map<string, Map<string, readonly ImportRequest[]>>();
const cache = openCache('imports');

/** The same with positions, and as often as it's imported. Cached, because parsing all demos takes seconds. */
export function findImports(source: string, fileName = 'module.tsx'): readonly ImportRequest[] {
  const extension = path.extname(fileName);
  const known = found.get(extension) ?? new Map<string, readonly ImportRequest[]>();
  found.set(extension, known);
  let requests = known.get(source);
  if (!requests) {
    const key = hashKey(extension, source);
    requests = cache.readJson(key) as readonly ImportRequest[] | undefined;
    if (!requests) {
      requests = parseImports(source, fileName);
      cache.write(key, JSON.stringify(requests));
    }
    known.set(source, requests);
  }
  return requests;
}

function parseImports(source: string, fileName: string): ImportRequest[] {
  const { module } = parseSync(fileName, source);
  const requests = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest ?? []),
    ),
  ].map(({ value, start, end }) => ({ value, start, end }));
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    // Anything except a plain string is computed at run time.
    const value = /^(['"])(.*)\1$/.exec(source.slice(start, end))?.[2];
    return value === undefined ? [] : [{ value, start, end }];
  });
  // A statement that re-exports several names has a request for each.
  const byStart = new Map([...requests, ...dynamic].map((request) => [request.start, request]));
  return [...byStart.values()].sort((a, b) => a.start - b.start);
}

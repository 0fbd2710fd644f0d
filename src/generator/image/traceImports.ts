import { isBuiltin } from 'node:module';
import { cruise } from 'dependency-cruiser';
import type { ICruiseResult } from 'dependency-cruiser';
import { DocsError } from '#model/errors/DocsError.ts';
import { ROOT } from '../files/directories.ts';

export interface Trace {
  /** Project files, relative to the root. */
  files: string[];
  /** Names of npm packages. */
  packages: string[];
}

/** Finds everything that the entries load at run time, directly or not. Type imports don't count. */
export async function traceImports(entries: readonly string[], root = ROOT): Promise<Trace> {
  const { output } = await cruise(
    [...entries],
    { baseDir: root, doNotFollow: { path: 'node_modules' }, tsPreCompilationDeps: false },
    {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.js', '.mjs', '.json'],
    },
  );
  const files = new Set<string>();
  const packages = new Set<string>();
  for (const { source, couldNotResolve } of (output as ICruiseResult).modules) {
    if (isBuiltin(source)) continue;
    if (couldNotResolve) throw createResolveError(source);
    const name = toPackage(source);
    if (name) packages.add(name);
    else files.add(source);
  }
  return { files: [...files].sort(), packages: [...packages].sort() };
}

/** `node_modules/@hono/node-server/dist/index.mjs` → `@hono/node-server`. Returns `undefined` for a project file. */
function toPackage(file: string): string | undefined {
  return /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1];
}

function createResolveError(source: string): DocsError {
  return new DocsError(`"${source}" is imported, but it can't be found.`, {
    hint: 'run npm ci, or correct the import.',
  });
}

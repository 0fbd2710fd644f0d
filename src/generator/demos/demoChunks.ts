import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Plugin } from 'vite';
import { listDemoFiles } from '../files/listDemoFiles.ts';
import { isDataChunk } from './dataChunks.ts';
import { isLibraryChunk } from './libraryChunks.ts';

interface Chunk {
  type: 'chunk';
  imports: readonly string[];
  moduleIds: readonly string[];
}
type Bundle = Readonly<Record<string, { type: 'asset' } | Chunk>>;

/** A demo's module and stylesheets in the browser build. */
export interface DemoChunk {
  src: string;
  css: readonly string[];
  /** The chunks that it and what it runs in are made of, each after those it needs itself. */
  parts: readonly string[];
}

/** Where the browser build tells the page renderer what each demo is called; both run in one process. */
const MANIFEST = Symbol.for('x-docs.demo-chunks');
const shared = globalThis as { [MANIFEST]?: Map<string, DemoChunk> };

/** Gives every demo its own browser chunk, so no page carries a list of all demos. */
export function demoChunks(): Plugin {
  const references = new Map<string, string>();
  return {
    name: 'x-docs:demo-chunks',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildStart() {
      if (this.environment.mode !== 'build') return;
      for (const { module, file } of listDemoFiles()) {
        const name = createChunkName(module);
        references.set(module, this.emitFile({ type: 'chunk', id: file, name }));
      }
    },
    generateBundle(_, bundle) {
      const runtime = listRuntime(bundle);
      shared[MANIFEST] = new Map(
        [...references].map(([id, reference]) => {
          const fileName = this.getFileName(reference);
          const chunk = bundle[fileName];
          const css = chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : [];
          const shares = listImports(fileName, bundle).filter(
            (file) => isLibraryChunk(file) || isDataChunk(file),
          );
          const parts = [...new Set([...runtime, ...shares])];
          return [id, { src: `/${fileName}`, css: css.map(toHref), parts: parts.map(toHref) }];
        }),
      );
    },
  };
}

/** All demos and their chunks, to be restored when pages are rendered without bundling. */
export function listDemoChunks(): [id: string, chunk: DemoChunk][] {
  return [...(shared[MANIFEST] ?? [])];
}

export function restoreDemoChunks(chunks: readonly [id: string, chunk: DemoChunk][]): void {
  shared[MANIFEST] = new Map(chunks);
}

function toHref(file: string): string {
  return `/${file}`;
}

/** What every demo runs in, without what the page itself has loaded. */
function listRuntime(bundle: Bundle): string[] {
  const runtime = findChunk(bundle, /\/runtime\/mountDemo\.tsx$/);
  const shell = findChunk(bundle, /\/shell\/shell\.ts$/);
  const own = new Set(listImports(shell, bundle)).add(shell);
  return [...listImports(runtime, bundle), runtime].filter((file) => !own.has(file));
}

function findChunk(bundle: Bundle, module: RegExp): string {
  const entry = Object.entries(bundle).find(
    ([, chunk]) => chunk.type === 'chunk' && chunk.moduleIds.some((id) => module.test(id)),
  );
  if (entry) return entry[0];
  throw new Error(`No file of the browser build holds a module like ${String(module)}`);
}

/** All that a chunk imports, near and far, in the order in which the browser runs it. */
function listImports(fileName: string, bundle: Bundle, seen = new Set<string>()): string[] {
  const chunk = bundle[fileName];
  for (const file of chunk?.type === 'chunk' ? chunk.imports : []) {
    if (!seen.has(file)) {
      listImports(file, bundle, seen);
      seen.add(file);
    }
  }
  return [...seen];
}

/** Two pages may have a demo of the same name, and the bundler would take chunks of one name for one another. */
function createChunkName(id: string): string {
  const place = createHash('sha256').update(id).digest('hex').slice(0, 6);
  return `demo-${path.basename(id)}-${place}`;
}

const TAILWIND_CSS = '/x/demo-tailwind.css';

/** `pages/react-charts/bars/Basic` → its module: hashed once built, the source file while developing. */
export function getDemoChunk(id: string): DemoChunk {
  const chunk = shared[MANIFEST]?.get(id) ?? { src: `/content/${id}.tsx`, css: [], parts: [] };
  return id.endsWith('.tailwind') ? { ...chunk, css: [...chunk.css, TAILWIND_CSS] } : chunk;
}

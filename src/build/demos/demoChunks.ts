import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { CONTENT_DIR } from '../content/directories.ts';

/** Where the browser build tells the page renderer what the chunk of each demo is called; both run in one process. */
const MANIFEST = Symbol.for('x-docs.demo-chunks');
type Manifest = Map<string, string>;
const shared = globalThis as { [MANIFEST]?: Manifest };

/** Gives every demo a browser chunk of its own, so no page carries a list of all demos. */
export function demoChunks(base: string): Plugin {
  const references = new Map<string, string>();
  return {
    name: 'x-docs:demo-chunks',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildStart() {
      if (this.environment.mode !== 'build') return;
      for (const id of listDemoIds()) {
        const file = path.join(CONTENT_DIR, `${id}.tsx`);
        references.set(id, this.emitFile({ type: 'chunk', id: file, name: `demo-${path.basename(id)}` }));
      }
    },
    generateBundle() {
      shared[MANIFEST] = new Map(
        [...references].map(([id, reference]) => [id, `${base}${this.getFileName(reference)}`]),
      );
    },
  };
}

/** `pages/react-charts/bars/BasicBars` → the address of its module: hashed once built, the source file while developing. */
export function getDemoSrc(id: string): string {
  return shared[MANIFEST]?.get(id) ?? `/content/${id}.tsx`;
}

function listDemoIds(): string[] {
  return readdirSync(CONTENT_DIR, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|[\\/])[A-Z]\w*(\.(tailwind|css))?\.tsx$/.test(file))
    .map((file) => file.slice(0, -'.tsx'.length).split(path.sep).join('/'));
}

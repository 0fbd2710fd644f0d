import { flushCompileCache } from 'node:module';
import type { Plugin } from 'vite';

/** The first page shouldn't wait for the disk. */
const DELAY_MS = 5000;

/**
 * Writes what Node.js has compiled to the folder in `NODE_COMPILE_CACHE` soon after the first request. Otherwise Node.js writes it only
 * when a process ends on its own, which a development server doesn't.
 */
export function keepCompiledCode(): Plugin {
  return {
    name: 'x-docs:keep-compiled-code',
    apply: 'serve',
    configureServer({ httpServer }) {
      httpServer?.once('request', () => setTimeout(flushCompileCache, DELAY_MS).unref());
    },
  };
}

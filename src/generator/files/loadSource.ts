import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT } from './directories.ts';

const require = createRequire(import.meta.url);

/**
 * Loads one of our modules on demand by its path from the root, without a bundler. Use it for code that is slow to load and rarely
 * needed: the development server compiles everything a page could import before it renders the page, and plugins can't import
 * anything after the configuration was read. The module must not use top-level `await`.
 */
export function loadSource<Module>(file: string): Module {
  return require(path.join(ROOT, file)) as Module;
}

import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT } from './directories.ts';

const require = createRequire(import.meta.url);

/**
 * Loads one of our modules by its path from the root, when it's needed and without a bundler. The development server compiles
 * everything a page could import before it renders the page, and plugins can't import anything once the configuration is read.
 * So this is for code that is slow to load and rarely needed. The module must not await anything at its top level.
 */
export function loadSource<Module>(file: string): Module {
  return require(path.join(ROOT, file)) as Module;
}

import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './directories.ts';

/**
 * Imports one of our files by its path from the root, as Node does. A bundler can't see it: the development server compiles all that
 * a page could import before it renders the page, so this is for code that is slow to load and rarely needed.
 */
export function importSource<Module>(file: string): Promise<Module> {
  return import(/* @vite-ignore */ pathToFileURL(path.join(ROOT, file)).href) as Promise<Module>;
}

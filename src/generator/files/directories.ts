import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout, found by its lock file, since this module also runs from inside a bundle. Every other directory is named from here. */
export const ROOT = findRoot(path.dirname(fileURLToPath(import.meta.url)));
export const CONTENT_DIR = path.join(ROOT, 'content');
export const PAGES_DIR = path.join(CONTENT_DIR, 'pages');
/** The demos of the landing page. */
export const LANDING_DIR = path.join(CONTENT_DIR, 'landing');
export const DIST_DIR = path.join(ROOT, 'dist');
export const CACHE_DIR = path.join(ROOT, '.cache');

/** `/checkout/content/pages/a/page.mdx` → `content/pages/a/page.mdx`, as errors name files. */
export function toProjectPath(file: string): string {
  return path.relative(ROOT, file).split(path.sep).join('/');
}

function findRoot(directory: string): string {
  const isRoot = existsSync(path.join(directory, 'package-lock.json'));
  return isRoot || path.dirname(directory) === directory
    ? directory
    : findRoot(path.dirname(directory));
}

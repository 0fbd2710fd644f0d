import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. It's found by its `package.json`, which is there in a checkout, in an image, and in the published package. */
export const ROOT = findRoot(path.dirname(fileURLToPath(import.meta.url)));
export const CONTENT_DIR = path.join(ROOT, 'content');
export const PAGES_DIR = path.join(CONTENT_DIR, 'pages');
/** The demos of the landing page. */
export const LANDING_DIR = path.join(CONTENT_DIR, 'landing');
export const DIST_DIR = path.join(ROOT, 'dist');
/** Can be deleted at any time. `X_DOCS_CACHE_DIR` names another folder, so that a build can start from nothing. */
export const CACHE_DIR = path.resolve(ROOT, process.env['X_DOCS_CACHE_DIR'] ?? '.cache');

/** `/checkout/content/pages/a/page.mdx` → `content/pages/a/page.mdx`, as errors name files. */
export function toProjectPath(file: string): string {
  return path.relative(ROOT, file).split(path.sep).join('/');
}

function findRoot(directory: string): string {
  return isRoot(directory) || path.dirname(directory) === directory
    ? directory
    : findRoot(path.dirname(directory));
}

function isRoot(directory: string): boolean {
  const file = path.join(directory, 'package.json');
  if (!existsSync(file)) return false;
  const { name } = JSON.parse(readFileSync(file, 'utf8')) as { name?: string };
  return name === 'x-docs';
}

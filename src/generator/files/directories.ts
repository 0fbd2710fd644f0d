import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. Its `package.json` identifies it, because a checkout, an image, and the published package all have one. */
export const ROOT = findRoot(path.dirname(fileURLToPath(import.meta.url)));
export const CONTENT_DIR = path.join(ROOT, 'content');
export const PAGES_DIR = path.join(CONTENT_DIR, 'pages');
/** The demos of the landing page. */
export const LANDING_DIR = path.join(CONTENT_DIR, 'landing');
export const DIST_DIR = path.join(ROOT, 'dist');
/** Can be deleted at any time. Set `X_DOCS_CACHE_DIR` to another folder to build from scratch. */
export const CACHE_DIR = path.resolve(ROOT, process.env['X_DOCS_CACHE_DIR'] ?? '.cache');
/** What Node.js has compiled, so that the next process starts faster. */
export const COMPILED_CODE_DIR = path.join(CACHE_DIR, 'compiled-code');

/** `/checkout/content/pages/a/page.mdx` → `content/pages/a/page.mdx`, the form that error messages use. */
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

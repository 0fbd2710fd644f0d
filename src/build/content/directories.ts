import { fileURLToPath } from 'node:url';
import path from 'node:path';

/** The checkout. Every other directory is named from here. */
export const ROOT = path.resolve(fileURLToPath(import.meta.url), '../../../..');
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

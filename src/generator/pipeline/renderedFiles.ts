import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CACHE_DIR } from '../files/directories.ts';

/** A file of the site that the renderer can write. */
export interface RenderedPath {
  /** `/x/react-charts/bars/` or `/x/llms.txt` */
  pathname: string;
  /** The file of `src/site/pages` that renders it. */
  component: string;
  isPage: boolean;
}

/** What was rendered for each path, before other steps changed it. A later build uses it again for what it doesn't affect. */
export const RENDERED_DIR = path.join(CACHE_DIR, 'rendered');

type Target = Pick<RenderedPath, 'pathname' | 'isPage'>;

/** `/x/` → `x/index.html`, `/zh/404/` → `zh/404.html`, `/x/llms.txt` → `x/llms.txt` */
export function toFile({ pathname, isPage }: Target): string {
  if (!isPage) return pathname.slice(1);
  const name = pathname.slice(1);
  return /(?:^|\/)404\/$/.test(name) ? `${name.slice(0, -1)}.html` : `${name}index.html`;
}

export function readRendered(target: Target, folder: string = RENDERED_DIR): Buffer | undefined {
  const file = path.join(folder, toFile(target));
  return existsSync(file) ? readFileSync(file) : undefined;
}

export function writeRendered(target: Target, body: Buffer, folder: string = RENDERED_DIR): void {
  const file = path.join(folder, toFile(target));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, body);
}

export function removeRendered(folder: string = RENDERED_DIR): void {
  rmSync(folder, { recursive: true, force: true });
}

/** Adds what an update has rendered. */
export function addRendered(from: string): void {
  cpSync(from, RENDERED_DIR, { recursive: true });
}

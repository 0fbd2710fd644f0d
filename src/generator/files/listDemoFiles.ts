import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { CodeStylingToken } from '#model/demo/codeStyling.ts';
import { CONTENT_DIR } from './directories.ts';

/** One demo in one styling. This module is the only place that decides which files are demos. */
export interface DemoFile {
  /** The same for all stylings of a demo: `pages/react-charts/bars/Basic` */
  id: string;
  /** `Basic` */
  name: string;
  styling: CodeStylingToken;
  /** The file without its extension: `pages/react-charts/bars/Basic.tailwind` */
  module: string;
  /** Absolute path. */
  file: string;
}

/** Folders of `content/` that contain demos. */
const DEMO_FOLDERS = ['pages', 'landing'];

/** The folder with a page's figures. They're components, too, but users don't run or copy them. */
const FIGURES_FOLDER = 'figures';

/** All stylings, in the order of the menu. */
export const STYLINGS = [
  'system',
  'tailwind',
  'css',
] as const satisfies readonly CodeStylingToken[];

/** `Bars.tsx` → `Bars`, `system`. `Bars.tailwind.tsx` → `Bars`, `tailwind`. Not a demo: `data.ts`, `parts.tsx`. */
export function parseDemoName(
  fileName: string,
): { name: string; styling: CodeStylingToken } | undefined {
  const [, name, token = 'system'] = /^([A-Z]\w*)(?:\.([a-z]+))?\.tsx$/.exec(fileName) ?? [];
  const styling = STYLINGS.find((candidate) => candidate === token);
  return name && styling && fileName === formatDemoName(name, styling)
    ? { name, styling }
    : undefined;
}

/** Bars, tailwind → `Bars.tailwind.tsx` */
export function formatDemoName(name: string, styling: CodeStylingToken): string {
  return styling === 'system' ? `${name}.tsx` : `${name}.${styling}.tsx`;
}

/** Lists all demos of the site in all stylings, sorted by module. */
export function listDemoFiles(contentDirectory: string = CONTENT_DIR): DemoFile[] {
  return DEMO_FOLDERS.map((folder) => path.join(contentDirectory, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .flatMap((entry) => {
      const isFigure = path.basename(entry.parentPath) === FIGURES_FOLDER;
      const demo = entry.isFile() && !isFigure && parseDemoName(entry.name);
      if (!demo) return [];
      const file = path.join(entry.parentPath, entry.name);
      const module = path.relative(contentDirectory, file).split(path.sep).join('/').slice(0, -4);
      return [{ ...demo, id: `${path.posix.dirname(module)}/${demo.name}`, module, file }];
    })
    .sort((a, b) => (a.module < b.module ? -1 : 1));
}

/** Lists the id of every demo of the site once. */
export function listDemoIds(): string[] {
  return [...new Set(listDemoFiles().map(({ id }) => id))];
}

/** Lists the name of every demo in one folder once. Another styling doesn't count as a demo until `Bars.tsx` exists. */
export function listDemoNames(directory: string): string[] {
  return readdirSync(directory)
    .flatMap((fileName) => parseDemoName(fileName) ?? [])
    .filter(({ styling }) => styling === 'system')
    .map(({ name }) => name)
    .sort();
}

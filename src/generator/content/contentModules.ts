import type { Plugin } from 'vite';
import { toProjectPath } from '../files/directories.ts';
import { listDemoFiles } from '../files/listDemoFiles.ts';
import { listFigureFiles } from './figures.ts';
import { findPageFiles } from './findPageFiles.ts';
import { loadContent } from './loadContent.ts';

const ID = 'virtual:content-modules';

/** The key of the global symbol where an incremental update provides modules that are newer than the bundle, by path. */
export const UPDATED_CONTENT = 'x-docs.updated-content';

/** Imports a page, a demo, or a figure by its path. */
export type ImportContent = (file: string) => Promise<Record<string, unknown>>;

/**
 * Provides `virtual:content-modules`, which imports a page, a demo, or a figure by its path. A build lists all of them, so that they are
 * bundled. The development server must not: Astro compiles everything a page may import, even on demand, before it renders it.
 */
export function contentModules(): Plugin {
  let isBuild = false;
  return {
    name: 'x-docs:content-modules',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    resolveId: { filter: { id: new RegExp(`^${ID}$`) }, handler: () => `\0${ID}` },
    load: {
      filter: { id: new RegExp(`^\0${ID}$`) },
      handler: () => (isBuild ? formatModuleList(listModules()) : IMPORT_ANY),
    },
  };
}

const IMPORT_ANY = 'export const importContent = (file) => import(/* @vite-ignore */ `/${file}`);';

/** `['content/pages/a/page.mdx']` → a module that imports this page and nothing else */
export function formatModuleList(files: readonly string[]): string {
  const entries = files.map((file) => {
    const path = JSON.stringify(file);
    return `${path}: () => import(${JSON.stringify(`/${file}`)}),`;
  });
  return [
    'const modules = {',
    ...entries,
    '};',
    `const updated = globalThis[Symbol.for('${UPDATED_CONTENT}')];`,
    'export const importContent = async (file) => {',
    '  const update = updated?.get(file);',
    '  if (update) return update(importContent);',
    '  if (!Object.hasOwn(modules, file)) throw new Error(`${file} is neither a page, nor a demo, nor a figure.`);',
    '  return modules[file]();',
    '};',
  ].join('\n');
}

/** Lists pages in all languages with their figures, and demos in their default styling. Only browsers load the other stylings. */
function listModules(): string[] {
  const files = [
    ...findPageFiles().files.map(({ file }) => file),
    ...listDemoFiles().flatMap(({ styling, file }) => (styling === 'system' ? file : [])),
  ];
  return [...files.map(toProjectPath), ...listFigureFiles(loadContent())];
}

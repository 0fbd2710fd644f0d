import { collectDependencies } from './collectDependencies.ts';
import type { DemoProject, ProjectOptions } from './DemoProject.ts';
import {
  CODESANDBOX_FILES,
  GITIGNORE,
  TAILWIND_CSS,
  TSCONFIG,
  createIndex,
  createIndexHtml,
  createPackageJson,
  createReadme,
  createViteConfig,
  toProjectName,
} from './projectFiles.ts';
import { createProjectSources, getEntryName } from './projectSources.ts';

/** A demo → a Vite project that shows it, with exact versions */
export function createProject(options: ProjectOptions): DemoProject {
  const { name, title, variant, styling, target, listImports } = options;
  const sources = createProjectSources(options);
  const all = collectDependencies(
    Object.entries(sources).flatMap(([file, source]) =>
      isScript(file) ? listImports(source) : [],
    ),
    options,
  );
  const hasTailwind = styling === 'tailwind';
  const hasStylesheet = hasTailwind || Object.keys(sources).some((file) => file.endsWith('.css'));
  const isTyped = variant === 'TS';
  return {
    name: toProjectName(name),
    title,
    entry: `src/${getEntryName(variant)}`,
    files: {
      'package.json': createPackageJson(options, all),
      'index.html': createIndexHtml(title, variant),
      [isTyped ? 'vite.config.ts' : 'vite.config.js']: createViteConfig(target, hasTailwind),
      ...(isTyped ? { 'tsconfig.json': TSCONFIG } : {}),
      [isTyped ? 'src/index.tsx' : 'src/index.jsx']: createIndex({
        variant,
        hasStylesheet,
        hasTailwind,
      }),
      ...(hasTailwind ? { 'src/index.css': TAILWIND_CSS } : {}),
      ...sources,
      ...(target === 'codesandbox' ? CODESANDBOX_FILES : {}),
      ...(target === 'zip'
        ? {
            'README.md': createReadme(title, Object.keys(all.dependencies)),
            '.gitignore': GITIGNORE,
          }
        : {}),
    },
    dependencies: all.dependencies,
    devDependencies: all.devDependencies,
  };
}

/** `BasicBars` → `BasicBars demo — MUI X` */
export function formatProjectTitle(demoName: string, libraryName: string): string {
  return `${demoName} demo — ${libraryName}`;
}

/** Stylesheets are excluded because their `@import` rules aren't JavaScript imports. */
function isScript(file: string): boolean {
  return /\.[jt]sx?$/.test(file);
}

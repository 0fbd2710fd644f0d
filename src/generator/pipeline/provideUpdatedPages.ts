import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ComponentType } from 'react';
import { evaluate } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import type { MDXComponents } from 'mdx/types';
import * as runtime from 'react/jsx-runtime';
import { getSiteApiLinker } from '../api-reference/siteApiLinker.ts';
import { UPDATED_CONTENT } from '../content/contentModules.ts';
import type { ImportContent } from '../content/contentModules.ts';
import { getFigureFile, listFigures } from '../content/figures.ts';
import { readTree } from '../content/readTree.ts';
import { getSite } from '../content/Site.ts';
import { siteNavigation, UPDATED_NAVIGATION } from '../content/siteNavigation.ts';
import { ROOT } from '../files/directories.ts';
import { createMdxOptions } from '../markdown/createMdxOptions.ts';

/** Compiles texts that are newer than the renderer, which has to be opened after this. */
export async function provideUpdatedPages(files: readonly string[]): Promise<void> {
  const { jsxImportSource: _, ...options } = createMdxOptions({
    getLinker: getSiteApiLinker,
    getPlanned: () => getSite().planned,
  });
  const remarkPlugins = [...options.remarkPlugins, () => removeImports];
  const modules = new Map<string, (importContent: ImportContent) => unknown>();
  for (const file of files) {
    const absolute = path.join(ROOT, file);
    const source = { value: readFileSync(absolute, 'utf8'), path: absolute };
    const figures: MDXComponents = {};
    const module = await evaluate(source, {
      ...options,
      ...runtime,
      remarkPlugins,
      useMDXComponents: () => figures,
    });
    modules.set(file, async (importContent) => {
      for (const name of listFigures(readTree(absolute))) {
        const exports = await importContent(getFigureFile(file, name));
        figures[name] = exports[name] as ComponentType;
      }
      return module;
    });
  }
  Object.assign(globalThis, { [Symbol.for(UPDATED_CONTENT)]: modules });
}

/** Provides the current navigation, which may be newer than that of the renderer. */
export function provideUpdatedNavigation(): void {
  Object.assign(globalThis, { [Symbol.for(UPDATED_NAVIGATION)]: siteNavigation });
}

/** Figures come from the renderer, because Node.js can't import what the bundler compiles. */
function removeImports(tree: Root): void {
  tree.children = tree.children.filter(({ type }) => type !== 'mdxjsEsm');
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { evaluate } from '@mdx-js/mdx';
import * as runtime from 'react/jsx-runtime';
import { getSiteApiLinker } from '../api-reference/siteApiLinker.ts';
import { UPDATED_CONTENT } from '../content/contentModules.ts';
import { getSite } from '../content/Site.ts';
import { ROOT } from '../files/directories.ts';
import { createMdxOptions } from '../markdown/createMdxOptions.ts';

/** Compiles texts that are newer than the renderer, which has to be opened after this. */
export async function provideUpdatedPages(files: readonly string[]): Promise<void> {
  const { jsxImportSource: _, ...options } = createMdxOptions({
    getLinker: getSiteApiLinker,
    getPlanned: () => getSite().planned,
  });
  const modules = new Map<string, unknown>();
  for (const file of files) {
    const absolute = path.join(ROOT, file);
    const source = { value: readFileSync(absolute, 'utf8'), path: absolute };
    modules.set(file, await evaluate(source, { ...options, ...runtime }));
  }
  Object.assign(globalThis, { [Symbol.for(UPDATED_CONTENT)]: modules });
}

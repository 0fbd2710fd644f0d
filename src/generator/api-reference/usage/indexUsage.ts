import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import type { ApiReference } from '#model/reference/ApiReference.ts';
import type { ProductConfig } from '#model/product/ProductConfig.ts';
import { siteConfig } from '#content/site.config.ts';
import { CONTENT_DIR } from '../../files/directories.ts';
import { listDemoFiles } from '../../files/listDemoFiles.ts';
import { listFiles } from '../../files/listFiles.ts';
import { listImports } from '../../files/listImports.ts';
import { loadSource } from '../../files/loadSource.ts';
import { readTree } from '../../content/readTree.ts';
import { isSameUsage } from './findUsage.ts';
import type { Usage, UsageIndex } from './findUsage.ts';
import type { UsageContext } from './readUsage.ts';

export interface IndexOptions {
  /** The folder that contains `pages/` and other folders with demos. */
  directory?: string;
  products?: readonly ProductConfig[];
  read?: ReadUsage;
}

export type ReadUsage = (text: string, file: string, context: UsageContext) => ReadonlySet<string>;

/** Loaded on demand, because it needs the compiler, which takes half a second to load. */
export const readUsage: ReadUsage = (...args) =>
  loadSource<typeof import('./readUsage.ts')>(
    'src/generator/api-reference/usage/readUsage.ts',
  ).readUsage(...args);

/** Finds which demos and snippets set which prop of which component. */
export function indexUsage(
  reference: ApiReference,
  { directory = CONTENT_DIR, products = siteConfig.products, read = readUsage }: IndexOptions = {},
): UsageIndex {
  const context: UsageContext = {
    productIds: new Map(
      products.flatMap(({ id, packages }) => packages.map(({ name }) => [name, id] as const)),
    ),
    families: new Map(reference.families.map((family) => [family.productId, family])),
  };
  const index = new Map<string, Usage[]>();
  const add = (keys: Iterable<string>, usage: Usage): void => {
    for (const key of keys) {
      const list = index.get(key) ?? [];
      // All stylings of a demo count as one demo.
      if (!list.some((other) => isSameUsage(other, usage))) index.set(key, [...list, usage]);
    }
  };
  for (const file of listUsageFiles(directory)) {
    const page = getPage(file, directory);
    if (path.basename(file) === 'page.mdx') {
      for (const { text, line } of readSnippets(file)) {
        add(read(text, `${file}.tsx`, context), { page, line });
      }
    } else {
      const name = path.basename(file).split('.')[0] ?? '';
      const demo = toRelative(path.join(path.dirname(file), name), directory);
      add(readModule(file, context, read, new Set()), { page, demo });
    }
  }
  return Object.fromEntries([...index].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Lists demos and English pages. Translations show the same code. */
function listUsageFiles(directory: string): string[] {
  const pages = listFiles(directory)
    .filter((file) => path.posix.basename(file) === 'page.mdx')
    .map((file) => path.join(directory, file));
  return [...listDemoFiles(directory).map(({ file }) => file), ...pages].sort();
}

/** `content/pages/react-charts/bars/Bars.tsx` → `/x/react-charts/bars`. Demos in other folders belong to the landing page. */
function getPage(file: string, directory: string): string {
  const [first, ...rest] = toRelative(path.dirname(file), directory).split('/');
  return first === 'pages' ? ['/x', ...rest].join('/') : '/x';
}

function toRelative(file: string, directory: string): string {
  return path.relative(directory, file).split(path.sep).join('/');
}

function readSnippets(file: string): { text: string; line: number }[] {
  const snippets: { text: string; line: number }[] = [];
  visit(readTree(file), 'code', (code: Code) => {
    if (code.lang !== 'ts' && code.lang !== 'tsx') return;
    snippets.push({ text: code.value, line: code.position?.start.line ?? 1 });
  });
  return snippets;
}

/** Also reads the local files that a demo imports, because the demo shows them, too. */
function readModule(
  file: string,
  context: UsageContext,
  read: ReadUsage,
  seen: Set<string>,
): Set<string> {
  if (seen.has(file)) return new Set();
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  const keys = new Set(read(text, file, context));
  for (const specifier of listImports(text, file)) {
    const imported =
      specifier.startsWith('.') && resolveFile(path.resolve(path.dirname(file), specifier));
    if (!imported) continue;
    for (const key of readModule(imported, context, read, seen)) keys.add(key);
  }
  return keys;
}

function resolveFile(file: string): string | undefined {
  const found = [file, `${file}.ts`, `${file}.tsx`].find(
    (candidate) => /\.tsx?$/.test(candidate) && existsSync(candidate),
  );
  return found;
}

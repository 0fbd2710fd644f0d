import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { ProductId } from '#model/product/ProductConfig.ts';
import { siteConfig } from '#content/site.config.ts';
import { CONTENT_DIR, ROOT, toProjectPath } from '../files/directories.ts';
import { listSourceFiles } from '../files/listSourceFiles.ts';

/** What a build has to know about the demos of the build before it. */
export interface DemoFacts {
  /** Measured sizes by file and demo: `content/demo-heights.json` → `pages/react-charts/bars/Basic` */
  sizes: Record<string, Record<string, unknown>>;
  /** The products whose packages are imported by the code in a folder of pages, by the folder's path. */
  products: Record<string, ProductId[]>;
}

const SIZES = /^demo-[\w-]+\.json$/;
const IMPORT = /from '@mui\/(x-[a-z-]+?)(?:-pro|-premium)?(?:\/[^']*)?'/g;

export function describeDemos(): DemoFacts {
  const sizes = readdirSync(CONTENT_DIR)
    .filter((name) => SIZES.test(name))
    .map((name): [string, Record<string, unknown>] => {
      const file = path.join(CONTENT_DIR, name);
      const byDemo = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
      return [toProjectPath(file), byDemo];
    });
  const products = new Map<string, Set<ProductId>>();
  for (const file of listSourceFiles(ROOT, ['content/pages'])) {
    if (!/\.tsx?$/.test(file)) continue;
    const folder = path.posix.dirname(file);
    const found = products.get(folder) ?? new Set();
    products.set(folder, found);
    for (const [, name] of readFileSync(path.join(ROOT, file), 'utf8').matchAll(IMPORT)) {
      const product = siteConfig.products.find(({ id }) => id === name);
      if (product) found.add(product.id);
    }
  }
  return {
    sizes: Object.fromEntries(sizes),
    products: Object.fromEntries([...products].map(([folder, ids]) => [folder, [...ids].sort()])),
  };
}

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DocsError } from '#model/errors/DocsError.ts';
import type { ProductConfig, ProductId } from '#model/product/ProductConfig.ts';
import type { VersionHistory } from '#model/reference/VersionHistory.ts';
import { CONTENT_DIR, toProjectPath } from '../../files/directories.ts';

/** Returns the file with a product's history. Only `npm run measure:versions` writes it. */
export function getHistoryFile(productId: ProductId): string {
  return path.join(CONTENT_DIR, 'versions', `${productId}.json`);
}

export function readVersionHistory(
  productId: ProductId,
  file: string = getHistoryFile(productId),
): VersionHistory | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as VersionHistory) : undefined;
}

/** Reports histories that end before the installed versions. */
export function checkVersionHistory(
  products: readonly Pick<ProductConfig, 'id' | 'packages'>[],
  read: (productId: ProductId) => VersionHistory | undefined = readVersionHistory,
): DocsError[] {
  return products.flatMap(({ id, packages }) => {
    const history = read(id);
    return packages.flatMap(({ name, version }) => {
      const last = history?.packages[name]?.at(-1);
      if (last === version) return [];
      return new DocsError(
        `The history of ${name} ends with ${last ?? 'nothing'}, installed is ${version}.`,
        {
          file: toProjectPath(getHistoryFile(id)),
          hint: 'run "npm run measure:versions" and commit content/versions.',
        },
      );
    });
  });
}

import path from 'node:path';
import type { VFile } from 'vfile';
import { getProductIds } from '#model/product/productIds.ts';
import type { LinkContext } from '../api-reference/createApiLinker.ts';
import { PAGES_DIR } from '../files/directories.ts';
import { parseFrontMatter } from '../content/parseFrontMatter.ts';

/** Reads the product of a page from its path, and its components from its front matter. */
export function readLinkContext(file: VFile): LinkContext {
  const route = path.relative(PAGES_DIR, path.dirname(path.resolve(file.path)));
  const { frontMatter } = parseFrontMatter(String(file.value), file.path);
  return {
    productId: getProductIds(`/x/${route.split(path.sep).join('/')}/`).productId,
    components: [...(frontMatter?.components ?? []), ...(frontMatter?.hooks ?? [])],
  };
}

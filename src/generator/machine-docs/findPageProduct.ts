import { siteConfig } from '#content/site.config.ts';
import type { ProductId } from '#model/product/ProductConfig.ts';
import { getProductIds } from '#model/product/productIds.ts';

/** Finds the product of a page and its version. Pages without a product have the version of the library. */
export function findPageProduct(pathname: string): { productId?: ProductId; version: string } {
  const { productId } = getProductIds(`${pathname}/`);
  const product = siteConfig.products.find(({ id }) => id === productId);
  if (!product) return { version: siteConfig.library.version };
  return { productId: product.id, version: product.version };
}

import { siteConfig } from '#content/site.config.ts';
import type { Page } from '#model/page/Page.ts';
import type { ApiShell } from '../pages/createApiShell.ts';
import { getProductIds } from '#model/product/productIds.ts';

/** What the picture of a page says where the page is shared. */
export interface Card {
  /** Below `/x/cards`, without extension: `react-charts/bars`. */
  name: string;
  /** The product the page belongs to, or the library as a whole. */
  product: string;
  title: string;
  description: string;
  /** Where the page lives, without protocol. */
  address: string;
}

export function createPageCard({ pathname, frontMatter }: Page): Card {
  const { productId } = getProductIds(`${pathname}/`);
  const product = siteConfig.products.find(({ id }) => id === productId);
  return {
    name: pathname.slice('/x/'.length),
    product: product?.name ?? 'Documentation',
    title: frontMatter.title,
    description: frontMatter.description,
    address: toAddress(pathname),
  };
}

/** A page of the reference has its name for a title. */
export function createApiCard({
  pathname,
  title,
  description,
  productId,
}: Pick<ApiShell, 'pathname' | 'title' | 'description' | 'productId'>): Card {
  const product = siteConfig.products.find(({ id }) => id === productId);
  return {
    name: pathname.slice('/x/'.length),
    product: product?.name ?? 'Documentation',
    title,
    description,
    address: toAddress(pathname),
  };
}

/** `/x/react-charts` → `mui.com/x/react-charts` */
export function toAddress(pathname: string): string {
  return siteConfig.siteUrl.replace('https://', '') + pathname;
}

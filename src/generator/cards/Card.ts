import { siteConfig } from '#content/site.config.ts';
import type { Page } from '#model/page/Page.ts';
import type { ApiShell } from '../pages/createApiShell.ts';
import { getProductIds } from '#model/product/productIds.ts';

/** The text on the preview image of a page, which other sites show when someone shares a link. */
export interface Card {
  /** Below `/x/cards`, without extension: `react-charts/bars`. */
  name: string;
  /** The product the page belongs to, or the library as a whole. */
  product: string;
  title: string;
  description: string;
  /** Without the protocol. */
  url: string;
}

export function createPageCard({ pathname, frontMatter }: Page): Card {
  const { productId } = getProductIds(`${pathname}/`);
  const product = siteConfig.products.find(({ id }) => id === productId);
  return {
    name: pathname.slice('/x/'.length),
    product: product?.name ?? 'Documentation',
    title: frontMatter.title,
    description: frontMatter.description,
    url: toCardUrl(pathname),
  };
}

/** Creates the card of a reference page. Its title is the name it documents. */
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
    url: toCardUrl(pathname),
  };
}

/** `/x/react-charts` → `mui.com/x/react-charts` */
export function toCardUrl(pathname: string): string {
  return siteConfig.siteUrl.replace('https://', '') + pathname;
}

import { DEFAULT_LOCALE } from '#model/locale/Locale.ts';
import type { HeadProps } from './Head.tsx';

export interface ApiHeadOptions {
  title: string;
  description: string;
  /** Internal pathname of the page in the reference, even for tabs with the same content. */
  pathname: string;
  productId: string;
}

export function createApiHead({
  title,
  description,
  pathname,
  productId,
}: ApiHeadOptions): HeadProps {
  const path = `${pathname}/`;
  return {
    locale: DEFAULT_LOCALE,
    title,
    description,
    canonical: path,
    alternates: [{ locale: DEFAULT_LOCALE, href: path, isTranslated: true }],
    productId,
    productCategoryId: 'x',
    image: `/x/cards${pathname.slice('/x'.length)}.png`,
  };
}

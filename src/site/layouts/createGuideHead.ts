import type { GuideData } from '#model/page/GuideData.ts';
import { addLocalePrefix } from '#model/locale/Locale.ts';
import type { HeadProps } from './Head.tsx';

export function createGuideHead({
  page,
  locale,
  alternates,
  productId,
  productCategoryId,
}: GuideData): HeadProps {
  const isTranslated = page.locale === locale;
  return {
    locale,
    title: page.frontMatter.title,
    description: page.frontMatter.description,
    canonical: addLocalePrefix(`${page.pathname}/`, page.locale),
    alternates,
    productId,
    productCategoryId,
    image: `/x/cards${page.pathname.slice('/x'.length)}.png`,
    noIndex: !isTranslated,
  };
}

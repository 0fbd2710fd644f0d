import { siteConfig } from '#content/site.config.ts';
import { ApiProductIndex } from '../features/api-reference/ApiIndex.tsx';
import type { ApiIndexEntry } from '../features/api-reference/ApiIndex.tsx';
import { StandalonePage } from './StandalonePage.tsx';
import type { StandalonePageData } from './StandalonePage.tsx';

export interface ReferenceIndexPageProps extends StandalonePageData {
  pages: readonly (ApiIndexEntry & { productId: string })[];
}

/** Every page of the reference, by product and kind. */
export function ReferenceIndexPage({ pages, ...page }: ReferenceIndexPageProps) {
  const { products } = siteConfig;
  const headings = products.map(({ id, name }) => ({ id, text: name, depth: 2 as const }));
  return (
    <StandalonePage {...page} pathname="/x/api" headings={headings}>
      {products.map((product) => (
        <ApiProductIndex
          key={product.id}
          product={product}
          entries={pages.filter(({ productId }) => productId === product.id)}
        />
      ))}
    </StandalonePage>
  );
}

import { siteConfig } from '#content/site.config.ts';
import type { Locale } from '#model/locale/Locale.ts';
import type { PageTwin } from '#model/machine-docs/PageTwin.ts';
import type { NavigationEntry } from '#model/navigation/Navigation.ts';
import { ApiProductIndex } from '../features/api-reference/ApiIndex.tsx';
import type { ApiIndexEntry } from '../features/api-reference/ApiIndex.tsx';
import { Contents } from '../features/contents/Contents.tsx';
import { PageActions } from '../features/page/PageActions.tsx';
import { PageHeader } from '../features/page/PageHeader.tsx';
import { DocsProvider } from './DocsProvider.tsx';
import { PageFrame } from './PageFrame.tsx';

export interface ReferenceIndexPageProps {
  locale: Locale;
  title: string;
  description: string;
  twin: PageTwin | undefined;
  navigation: readonly NavigationEntry[];
  pageNames: Readonly<Record<string, string>>;
  pages: readonly (ApiIndexEntry & { productId: string })[];
}

/** Every page of the reference, by product and kind. */
export function ReferenceIndexPage({ pages, ...page }: ReferenceIndexPageProps) {
  const { products } = siteConfig;
  const headings = products.map(({ id, name }) => ({ id, text: name, depth: 2 as const }));
  return (
    <DocsProvider locale={page.locale} pageNames={page.pageNames}>
      <PageFrame
        pathname="/x/api"
        trail={[]}
        navigation={page.navigation}
        productId="null"
        headings={headings}
      >
        <article>
          <PageHeader title={page.title} description={page.description}>
            <PageActions twin={page.twin} />
          </PageHeader>
          <Contents headings={headings} form="disclosure" />
          {products.map((product) => (
            <ApiProductIndex
              key={product.id}
              product={product}
              entries={pages.filter(({ productId }) => productId === product.id)}
            />
          ))}
        </article>
      </PageFrame>
    </DocsProvider>
  );
}

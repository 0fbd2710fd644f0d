import type { Locale } from '#model/locale/Locale.ts';
import type { PageTwin } from '#model/machine-docs/PageTwin.ts';
import type { NavigationEntry } from '#model/navigation/Navigation.ts';
import { ApiIndex } from '../features/api-reference/ApiIndex.tsx';
import type { ApiIndexEntry } from '../features/api-reference/ApiIndex.tsx';
import { FeedbackPanel } from '../features/feedback/FeedbackPanel.tsx';
import { Breadcrumbs } from '../features/navigation/Breadcrumbs.tsx';
import { PageActions } from '../features/page/PageActions.tsx';
import { PageFooter } from '../features/page/PageFooter.tsx';
import type { Neighbor } from '../features/page/PageFooter.tsx';
import { PageHeader } from '../features/page/PageHeader.tsx';
import { DocsProvider } from './DocsProvider.tsx';
import { PageFrame } from './PageFrame.tsx';

export interface ApiIndexPageProps {
  locale: Locale;
  pathname: string;
  twin: PageTwin | undefined;
  title: string;
  description: string;
  productId: string;
  navigation: readonly NavigationEntry[];
  trail: readonly NavigationEntry[];
  pageNames: Readonly<Record<string, string>>;
  pages: readonly ApiIndexEntry[];
  previous?: Neighbor;
  next?: Neighbor;
}

/** All entries of one product. */
export function ApiIndexPage(page: ApiIndexPageProps) {
  return (
    <DocsProvider locale={page.locale} pageNames={page.pageNames}>
      <PageFrame
        pathname={page.pathname}
        trail={page.trail}
        navigation={page.navigation}
        productId={page.productId}
      >
        <Breadcrumbs trail={page.trail} title={page.title} />
        <article>
          <PageHeader title={page.title} description={page.description}>
            <PageActions twin={page.twin} />
          </PageHeader>
          <ApiIndex entries={page.pages} />
        </article>
        <PageFooter previous={page.previous} next={page.next}>
          <FeedbackPanel page={page.pathname} productId={page.productId} />
        </PageFooter>
      </PageFrame>
    </DocsProvider>
  );
}

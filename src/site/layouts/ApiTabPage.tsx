import type { ApiPageData } from '#model/page/ApiPageData.ts';
import type { DocsTab } from '#model/path/docsTab.ts';
import type { GuideData } from '#model/page/GuideData.ts';
import type { PageTwin } from '#model/machine-docs/PageTwin.ts';
import type { Heading } from '#model/page/Page.ts';
import { PageAd } from '../features/ads/PageAd.tsx';
import { ApiEntryView } from '../features/api-reference/ApiEntryView.tsx';
import { ApiTabEntry } from '../features/api-reference/ApiTabEntry.tsx';
import { FeedbackPanel } from '../features/feedback/FeedbackPanel.tsx';
import { Breadcrumbs } from '../features/navigation/Breadcrumbs.tsx';
import { PageFooter } from '../features/page/PageFooter.tsx';
import { PageActions } from '../features/page/PageActions.tsx';
import { PageHeader } from '../features/page/PageHeader.tsx';
import { PageTabs } from '../features/page/PageTabs.tsx';
import { DocsProvider } from './DocsProvider.tsx';
import { PageFrame } from './PageFrame.tsx';

export interface ApiTabPageProps {
  guide: GuideData;
  tab: DocsTab;
  twin: PageTwin | undefined;
  entries: readonly ApiPageData[];
  headings: readonly Heading[];
}

/** The API tab of a guide: its components or hooks, one after another. */
export function ApiTabPage({ guide, tab, twin, entries, headings }: ApiTabPageProps) {
  const { page } = guide;
  return (
    <DocsProvider locale={guide.locale} pageNames={guide.pageNames}>
      <PageFrame
        pathname={page.pathname}
        trail={guide.trail}
        navigation={guide.navigation}
        productId={guide.productId}
        headings={headings}
      >
        <Breadcrumbs trail={guide.trail} title={guide.page.frontMatter.title} />
        <article>
          <PageHeader
            title={page.frontMatter.title}
            description={page.frontMatter.description}
            plan={page.plan}
          >
            <PageActions twin={twin} />
            <PageTabs active={tab} tabs={guide.tabs} />
          </PageHeader>
          {page.ads ? <PageAd /> : null}
          {entries.map((data) => (
            <ApiTabEntry key={data.pathname} data={data}>
              <ApiEntryView data={data} />
            </ApiTabEntry>
          ))}
        </article>
        <PageFooter previous={guide.previous} next={guide.next}>
          <FeedbackPanel page={`${page.pathname}/${tab}`} productId={guide.productId} />
        </PageFooter>
      </PageFrame>
    </DocsProvider>
  );
}

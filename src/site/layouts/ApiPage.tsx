import type { ApiPageData } from '#model/page/ApiPageData.ts';
import type { Locale } from '#model/locale/Locale.ts';
import type { PageTwin } from '#model/machine-docs/PageTwin.ts';
import type { NavigationEntry } from '#model/navigation/Navigation.ts';
import type { Heading } from '#model/page/Page.ts';
import { PageAd } from '../features/ads/PageAd.tsx';
import type { TryItPanelData } from '#model/try-it/TryItPanelData.ts';
import { applyApiFilter } from '../features/api-reference/applyApiFilter.ts';
import { ApiEntryView } from '../features/api-reference/ApiEntryView.tsx';
import { ApiSection } from '../features/api-reference/ApiSection.tsx';
import { Contents } from '../features/contents/Contents.tsx';
import { FeedbackPanel } from '../features/feedback/FeedbackPanel.tsx';
import { Breadcrumbs } from '../features/navigation/Breadcrumbs.tsx';
import { PageActions } from '../features/page/PageActions.tsx';
import { PageFooter } from '../features/page/PageFooter.tsx';
import type { Neighbor } from '../features/page/PageFooter.tsx';
import { PageHeader } from '../features/page/PageHeader.tsx';
import { VersionNote } from '../features/page/VersionNote.tsx';
import { DemoTexts } from '../features/demo/DemoTexts.tsx';
import { TryItPanel } from '../features/try-it/TryItPanel.tsx';
import { useDocsConfig } from '../browser/DocsConfigContext.tsx';
import { DocsProvider } from './DocsProvider.tsx';
import { InlineScript } from './InlineScript.tsx';
import { PageFrame } from './PageFrame.tsx';

export interface ApiPageProps {
  locale: Locale;
  data: ApiPageData;
  twin: PageTwin | undefined;
  title: string;
  description: string;
  headings: readonly Heading[];
  productId: string;
  navigation: readonly NavigationEntry[];
  trail: readonly NavigationEntry[];
  pageNames: Readonly<Record<string, string>>;
  previous?: Neighbor;
  next?: Neighbor;
}

/** The page of one component, hook, or interface. */
export function ApiPage({ data, ...page }: ApiPageProps) {
  return (
    <DocsProvider locale={page.locale} pageNames={page.pageNames}>
      <PageFrame
        pathname={data.pathname}
        trail={page.trail}
        navigation={page.navigation}
        productId={page.productId}
        headings={page.headings}
        listsRows
      >
        <Breadcrumbs trail={page.trail} title={page.title} />
        <article>
          <PageHeader title={page.title} description={page.description} plan={data.entry.plan}>
            <VersionNote packages={data.entry.imports.slice(0, 1).map((line) => line.package)} />
            <PageActions twin={page.twin} />
            {data.entry.kind === 'component' ? <PageAd /> : null}
          </PageHeader>
          <Contents headings={page.headings} form="disclosure" />
          {data.tryIt ? <DemoTexts only="crash" /> : null}
          <ApiEntryView data={data} tryIt={data.tryIt ? <TryIt {...data.tryIt} /> : null} />
          <InlineScript run={applyApiFilter} args={[true]} />
        </article>
        <PageFooter previous={page.previous} next={page.next}>
          <FeedbackPanel page={data.pathname} productId={page.productId} />
        </PageFooter>
      </PageFrame>
    </DocsProvider>
  );
}

/** The panel as a section of the reference. */
function TryIt(panel: TryItPanelData) {
  const { t } = useDocsConfig();
  return (
    <ApiSection id="try-it" title={t('api.sections.tryIt')}>
      <TryItPanel {...panel} />
    </ApiSection>
  );
}

import type { ApiPageData, ApiTabGroup as ApiTabGroupData } from '#model/page/ApiPageData.ts';
import { isDated, listApiRows } from '#model/page/listApiRows.ts';
import { isPaidPlan } from '#model/product/Plan.ts';
import type { DocsTab } from '#model/path/docsTab.ts';
import type { GuideData } from '#model/page/GuideData.ts';
import type { PageTwin } from '#model/machine-docs/PageTwin.ts';
import type { Heading } from '#model/page/Page.ts';
import { PageAd } from '../features/ads/PageAd.tsx';
import { applyApiFilter } from '../features/api-reference/applyApiFilter.ts';
import { ApiFilterBar } from '../features/api-reference/ApiFilterBar.tsx';
import { ApiEntryView } from '../features/api-reference/ApiEntryView.tsx';
import { ApiTabGroup } from '../features/api-reference/ApiTabGroup.tsx';
import { ApiTabEntry } from '../features/api-reference/ApiTabEntry.tsx';
import { FeedbackPanel } from '../features/feedback/FeedbackPanel.tsx';
import { Breadcrumbs } from '../features/navigation/Breadcrumbs.tsx';
import { PageFooter } from '../features/page/PageFooter.tsx';
import { PageActions } from '../features/page/PageActions.tsx';
import { PageHeader } from '../features/page/PageHeader.tsx';
import { PageTabs } from '../features/page/PageTabs.tsx';
import { DocsProvider } from './DocsProvider.tsx';
import { InlineScript } from './InlineScript.tsx';
import { PageFrame } from './PageFrame.tsx';

export interface ApiTabPageProps {
  guide: GuideData;
  tab: DocsTab;
  twin: PageTwin | undefined;
  /** Components, with their variants merged. */
  groups: readonly ApiTabGroupData[];
  /** Hooks. */
  entries: readonly ApiPageData[];
  headings: readonly Heading[];
}

/** The API tab of a guide: its components or hooks, one after another, under one filter. */
export function ApiTabPage({ guide, tab, twin, groups, entries, headings }: ApiTabPageProps) {
  const { page } = guide;
  const rows = [
    ...groups.flatMap(({ data }) => data.entry.props),
    ...entries.flatMap(({ entry }) => listApiRows(entry)),
  ];
  const all = [...groups.map(({ data }) => data), ...entries];
  const dated = all.find(({ entry }) => isDated(entry));
  return (
    <DocsProvider locale={guide.locale} pageNames={guide.pageNames}>
      <PageFrame
        pathname={page.pathname}
        trail={guide.trail}
        navigation={guide.navigation}
        productId={guide.productId}
        headings={headings}
        listsRows
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
          <ApiFilterBar
            count={rows.length}
            hasPlans={rows.some(({ plan }) => isPaidPlan(plan))}
            versions={dated?.olderReleases ?? []}
          >
            {groups.map((group) => (
              <ApiTabGroup key={group.data.pathname} group={group} />
            ))}
            {entries.map((data) => (
              <ApiTabEntry key={data.pathname} data={data}>
                <ApiEntryView data={data} />
              </ApiTabEntry>
            ))}
          </ApiFilterBar>
          <InlineScript run={applyApiFilter} args={[true]} />
        </article>
        <PageFooter previous={guide.previous} next={guide.next}>
          <FeedbackPanel page={`${page.pathname}/${tab}`} productId={guide.productId} />
        </PageFooter>
      </PageFrame>
    </DocsProvider>
  );
}

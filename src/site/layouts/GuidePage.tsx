import type { ComponentType } from 'react';
import type { MDXComponents } from 'mdx/types';
import { siteConfig } from '#content/site.config.ts';
import type { GuideData } from '#model/page/GuideData.ts';
import { PageAd } from '../features/ads/PageAd.tsx';
import type { PageTwin } from '#model/machine-docs/PageTwin.ts';
import { ApiFoot, FOOT_HEADING } from '../features/prose/ApiFoot.tsx';
import { Contents } from '../features/contents/Contents.tsx';
import { FeedbackPanel } from '../features/feedback/FeedbackPanel.tsx';
import { Breadcrumbs } from '../features/navigation/Breadcrumbs.tsx';
import { PageActions } from '../features/page/PageActions.tsx';
import { PageFooter } from '../features/page/PageFooter.tsx';
import { PageHeader } from '../features/page/PageHeader.tsx';
import { PageTabs } from '../features/page/PageTabs.tsx';
import { VersionNote } from '../features/page/VersionNote.tsx';
import { listGuidePackages } from '../features/page/listGuidePackages.ts';
import { Untranslated } from '../features/page/Untranslated.tsx';
import { CatalogsContext } from '../features/prose/CatalogsContext.tsx';
import { PlannedLink } from '../features/prose/PlannedLink.tsx';
import { QuestionList } from '../features/prose/QuestionList.tsx';
import { TextSection } from '../features/prose/TextSection.tsx';
import { proseComponents } from '../features/prose/proseComponents.tsx';
import { DemoSlot } from '../features/demo/DemoSlot.tsx';
import { DemoTexts } from '../features/demo/DemoTexts.tsx';
import { DemosContext } from '../features/demo/DemosContext.tsx';
import { Example } from '../features/demo/gallery/Example.tsx';
import { Gallery } from '../features/demo/gallery/Gallery.tsx';
import { DocsProvider } from './DocsProvider.tsx';
import { PageFrame } from './PageFrame.tsx';

/** Pages use the prose components and demos. The MDX compiler adds the last three. */
const components: MDXComponents = {
  ...proseComponents,
  Demo: DemoSlot,
  Example,
  Gallery,
  PlannedLink,
  TextSection,
  AdSlot: () => null,
};
const componentsWithAds: MDXComponents = { ...components, AdSlot: PageAd };

export interface GuidePageProps {
  data: GuideData;
  /** The compiled MDX of the page. Absent if it isn't translated. */
  Content?: ComponentType<{ components: MDXComponents }> | undefined;
  twin: PageTwin | undefined;
}

export function GuidePage({ data, Content, twin }: GuidePageProps) {
  const { page, productId, navigation, trail, api } = data;
  const product = siteConfig.products.find(({ id }) => id === productId);
  const plans = [page.plan, ...api.map(({ plan }) => plan)];
  const headings = api.length > 0 ? [...page.headings, FOOT_HEADING] : page.headings;
  return (
    <DocsProvider locale={data.locale} pageNames={data.pageNames}>
      <PageFrame
        pathname={page.pathname}
        trail={trail}
        navigation={navigation}
        productId={productId}
        headings={Content ? headings : []}
      >
        <Breadcrumbs trail={trail} title={page.frontMatter.title} />
        <article>
          <PageHeader
            title={page.frontMatter.title}
            description={page.frontMatter.description}
            plan={page.plan}
          >
            <VersionNote packages={listGuidePackages(product, plans)} />
            <PageActions twin={twin} />
            <PageTabs active="guide" tabs={data.tabs} />
          </PageHeader>
          {Content ? (
            <>
              <Contents headings={headings} form="disclosure" />
              <DemosContext value={data.demos}>
                <DemoTexts />
                <CatalogsContext value={data.catalogs}>
                  <div className="prose">
                    <Content components={page.ads ? componentsWithAds : components} />
                    <QuestionList page={page} />
                    <ApiFoot entries={api} />
                  </div>
                </CatalogsContext>
              </DemosContext>
            </>
          ) : (
            <Untranslated page={page} />
          )}
        </article>
        <PageFooter
          editHref={data.editHref}
          lastUpdated={page.lastUpdated}
          previous={data.previous}
          next={data.next}
        >
          <FeedbackPanel page={page.pathname} productId={productId} />
        </PageFooter>
      </PageFrame>
    </DocsProvider>
  );
}

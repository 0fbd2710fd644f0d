import type { Locale } from '#model/locale/Locale.ts';
import type { PageTwin } from '#model/machine-docs/PageTwin.ts';
import type { NavigationEntry } from '#model/navigation/Navigation.ts';
import { Contents } from '../features/contents/Contents.tsx';
import { PageActions } from '../features/page/PageActions.tsx';
import { PageHeader } from '../features/page/PageHeader.tsx';
import { ReleaseList, toReleaseId } from '../features/whats-new/ReleaseList.tsx';
import type { ReleaseListProps } from '../features/whats-new/ReleaseList.tsx';
import { DocsProvider } from './DocsProvider.tsx';
import { PageFrame } from './PageFrame.tsx';

export interface WhatsNewPageProps extends ReleaseListProps {
  locale: Locale;
  title: string;
  description: string;
  twin: PageTwin | undefined;
  navigation: readonly NavigationEntry[];
  pageNames: Readonly<Record<string, string>>;
}

/** What changed in the packages, from their changelog. */
export function WhatsNewPage({ releases, findLink, ...page }: WhatsNewPageProps) {
  const headings = releases.map(({ version }) => ({
    id: toReleaseId(version),
    text: version,
    depth: 2 as const,
  }));
  return (
    <DocsProvider locale={page.locale} pageNames={page.pageNames}>
      <PageFrame
        pathname="/x/whats-new"
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
          <ReleaseList releases={releases} findLink={findLink} />
        </article>
      </PageFrame>
    </DocsProvider>
  );
}

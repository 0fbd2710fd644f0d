import type { ReactNode } from 'react';
import type { Locale } from '#model/locale/Locale.ts';
import type { PageTwin } from '#model/machine-docs/PageTwin.ts';
import type { NavigationEntry } from '#model/navigation/Navigation.ts';
import type { Heading } from '#model/page/Page.ts';
import { Contents } from '../features/contents/Contents.tsx';
import { PageActions } from '../features/page/PageActions.tsx';
import { PageHeader } from '../features/page/PageHeader.tsx';
import { DocsProvider } from './DocsProvider.tsx';
import { PageFrame } from './PageFrame.tsx';

/** The props that every page outside the products gets from its entry file. */
export interface StandalonePageData {
  locale: Locale;
  title: string;
  description: string;
  twin?: PageTwin | undefined;
  navigation: readonly NavigationEntry[];
  pageNames: Readonly<Record<string, string>>;
}

interface StandalonePageProps extends StandalonePageData {
  pathname: string;
  /** Without headings, the page has no contents and uses their width. */
  headings?: readonly Heading[];
  children: ReactNode;
}

/** A page that belongs to no product: an overview or a report. */
export function StandalonePage({ headings, children, ...page }: StandalonePageProps) {
  return (
    <DocsProvider locale={page.locale} pageNames={page.pageNames}>
      <PageFrame
        pathname={page.pathname}
        trail={[]}
        navigation={page.navigation}
        productId="null"
        {...(headings ? { headings } : { roomy: true })}
      >
        <article>
          <PageHeader title={page.title} description={page.description}>
            <PageActions twin={page.twin} />
          </PageHeader>
          {headings ? <Contents headings={headings} form="disclosure" /> : null}
          {children}
        </article>
      </PageFrame>
    </DocsProvider>
  );
}

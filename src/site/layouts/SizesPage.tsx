import type { Locale } from '#model/locale/Locale.ts';
import type { NavigationEntry } from '#model/navigation/Navigation.ts';
import { PageHeader } from '../features/page/PageHeader.tsx';
import { SizeTable } from '../features/sizes/SizeTable.tsx';
import type { SizeTableProps } from '../features/sizes/SizeTable.tsx';
import { DocsProvider } from './DocsProvider.tsx';
import { PageFrame } from './PageFrame.tsx';

export interface SizesPageProps extends SizeTableProps {
  locale: Locale;
  title: string;
  description: string;
  navigation: readonly NavigationEntry[];
  pageNames: Readonly<Record<string, string>>;
}

/** The size of every public import. */
export function SizesPage(page: SizesPageProps) {
  return (
    <DocsProvider locale={page.locale} pageNames={page.pageNames}>
      <PageFrame
        pathname="/size-snapshot"
        trail={[]}
        navigation={page.navigation}
        productId="null"
        roomy
      >
        <article>
          <PageHeader title={page.title} description={page.description} />
          <SizeTable rows={page.rows} versions={page.versions} />
        </article>
      </PageFrame>
    </DocsProvider>
  );
}

import type { Locale } from '#model/locale/Locale.ts';
import type { NavigationEntry } from '#model/navigation/Navigation.ts';
import { CoverageReport } from '../features/coverage/CoverageReport.tsx';
import type { CoverageReportProps } from '../features/coverage/CoverageReport.tsx';
import { PageHeader } from '../features/page/PageHeader.tsx';
import { DocsProvider } from './DocsProvider.tsx';
import { PageFrame } from './PageFrame.tsx';

export interface CoveragePageProps extends CoverageReportProps {
  locale: Locale;
  title: string;
  description: string;
  navigation: readonly NavigationEntry[];
  pageNames: Readonly<Record<string, string>>;
}

/** A page for maintainers, outside the navigation. */
export function CoveragePage(page: CoveragePageProps) {
  return (
    <DocsProvider locale={page.locale} pageNames={page.pageNames}>
      <PageFrame
        pathname="/x/coverage"
        trail={[]}
        navigation={page.navigation}
        productId="null"
        roomy
      >
        <article>
          <PageHeader title={page.title} description={page.description} />
          <CoverageReport coverage={page.coverage} />
        </article>
      </PageFrame>
    </DocsProvider>
  );
}

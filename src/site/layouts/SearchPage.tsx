import type { Locale } from '#model/locale/Locale.ts';
import type { NavigationEntry } from '#model/navigation/Navigation.ts';
import { PageList } from '../features/search/PageList.tsx';
import { DocsProvider } from './DocsProvider.tsx';
import { PageFrame } from './PageFrame.tsx';

export interface SearchPageProps {
  locale: Locale;
  navigation: readonly NavigationEntry[];
  pageNames: Readonly<Record<string, string>>;
}

/** The target of the search button without scripts: every page of the site, by section. */
export function SearchPage({ locale, navigation, pageNames }: SearchPageProps) {
  return (
    <DocsProvider locale={locale} pageNames={pageNames}>
      <PageFrame pathname="/x/search" trail={[]} navigation={navigation} productId="null">
        <PageList navigation={navigation} />
      </PageFrame>
    </DocsProvider>
  );
}

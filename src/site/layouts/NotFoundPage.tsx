import type { Locale } from '#model/locale/Locale.ts';
import type { NavigationEntry } from '#model/navigation/Navigation.ts';
import { NotFound } from '../features/not-found/NotFound.tsx';
import { DocsProvider } from './DocsProvider.tsx';
import { PageFrame } from './PageFrame.tsx';

export interface NotFoundPageProps {
  locale: Locale;
  navigation: readonly NavigationEntry[];
  pageNames: Readonly<Record<string, string>>;
}

export function NotFoundPage({ locale, navigation, pageNames }: NotFoundPageProps) {
  return (
    <DocsProvider locale={locale} pageNames={pageNames}>
      <PageFrame pathname="/404" trail={[]} navigation={navigation} productId="null">
        <NotFound />
      </PageFrame>
    </DocsProvider>
  );
}

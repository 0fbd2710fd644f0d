import type { Locale } from '#model/locale/Locale.ts';
import type { NavigationEntry } from '#model/navigation/Navigation.ts';
import { OfflineIntro } from '../features/offline/OfflineIntro.tsx';
import { DocsProvider } from './DocsProvider.tsx';
import { PageFrame } from './PageFrame.tsx';

export interface OfflinePageProps {
  locale: Locale;
  navigation: readonly NavigationEntry[];
  pageNames: Readonly<Record<string, string>>;
}

/** The page that manages everything saved on the device. It's also shown in place of pages that aren't. */
export function OfflinePage({ locale, navigation, pageNames }: OfflinePageProps) {
  return (
    <DocsProvider locale={locale} pageNames={pageNames}>
      <PageFrame pathname="/x/offline" trail={[]} navigation={navigation} productId="null">
        <OfflineIntro />
      </PageFrame>
    </DocsProvider>
  );
}

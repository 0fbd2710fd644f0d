import type { Locale } from '#model/locale/Locale.ts';
import type { NavigationEntry } from '#model/navigation/Navigation.ts';
import { Playground } from '../features/live/Playground.tsx';
import { Header } from '../features/navigation/Header.tsx';
import { PlaceMenus } from '../features/navigation/PlaceMenus.tsx';
import { useDocsConfig } from '../browser/DocsConfigContext.tsx';
import { DocsProvider } from './DocsProvider.tsx';
import frameStyles from './PageFrame.module.css';

export interface PlaygroundPageProps {
  locale: Locale;
  navigation: readonly NavigationEntry[];
  pageNames: Readonly<Record<string, string>>;
}

/** Header and playground, without the drawer, so that the page can use the whole width. */
export function PlaygroundPage({ locale, navigation, pageNames }: PlaygroundPageProps) {
  return (
    <DocsProvider locale={locale} pageNames={pageNames}>
      <SkipLink />
      <Header place={<PlaceMenus productId="null" navigation={navigation} />} hasDrawer={false} />
      <main id="main-content" tabIndex={-1}>
        <div id="playground" data-playground="" data-needs-script="">
          <Playground fragment={{ kind: 'none' }} />
        </div>
        <NeedsScript />
      </main>
      <div id="announcements" className="visually-hidden" role="status" aria-live="polite" />
    </DocsProvider>
  );
}

function SkipLink() {
  const { t } = useDocsConfig();
  return (
    <a className={frameStyles['skip']} href="#main-content">
      {t('skipLink')}
    </a>
  );
}

function NeedsScript() {
  const { t } = useDocsConfig();
  return (
    <noscript>
      <div className="prose" style={{ padding: '40px 28px' }}>
        <p>{t('live.playground.noScript')}</p>
      </div>
    </noscript>
  );
}

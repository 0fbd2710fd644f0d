import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { getPageNames } from '#generator/content/pageNames.ts';
import { createLandingPages } from '#generator/machine-docs/createLandingPages.ts';
import { createToolPages } from '#generator/machine-docs/createToolPages.ts';
import { addLocalePrefix, isLocale, LOCALES } from '#model/locale/Locale.ts';
import type { Locale } from '#model/locale/Locale.ts';
import { notificationsSchema } from '#model/notifications/Notification.ts';
import { parsePath } from '#model/path/parsePath.ts';
import { getSearchFileUrl, isSearchFile } from '#model/search/SearchFile.ts';
import { siteConfigSchema } from '#model/site/SiteConfig.ts';
import { siteConfig } from '#content/site.config.ts';
import { useDocsConfig } from '../browser/DocsConfigContext.tsx';
import { loadDictionary } from '../browser/loadDictionary.ts';
import { toQuery } from '../features/search/findByPath.ts';
import { createShellHead } from './createShellHead.ts';
import { DocsProvider } from './DocsProvider.tsx';
import { Head } from './Head.tsx';
import { listLocalePaths } from './listLocalePaths.ts';

// Adds a language in the only places that have to change for a new one: the list of languages, and the content.
const FRENCH = 'fr' as Locale;

vi.mock(import('#model/locale/languages.ts'), async (importOriginal) => {
  const { LANGUAGES } = await importOriginal();
  const languages = { ...LANGUAGES, fr: { name: 'Français', openGraph: 'fr_FR' } };
  return { LANGUAGES: languages as unknown as typeof LANGUAGES };
});

const french = vi.hoisted(() => ({
  searchButton: 'Rechercher…',
  search: { title: 'Recherche', description: 'Trouvez une page.' },
  offline: { title: 'Hors ligne', description: 'Pages enregistrées.' },
  landing: { title: 'MUI X', lead: 'Des composants React.', start: 'Commencer' },
  pages: { '/x/react-charts': 'Graphiques' },
}));

vi.mock(import('#content/strings.ts'), async (importOriginal) => {
  const { strings } = await importOriginal();
  const all = { ...strings, fr: { ...strings.en, ...french } };
  return { strings: all as unknown as typeof strings };
});

vi.mock(import('#content/stringLoaders.ts'), async (importOriginal) => {
  const { stringLoaders } = await importOriginal();
  const all = { ...stringLoaders, fr: () => Promise.resolve({ default: french }) };
  return { stringLoaders: all as unknown as typeof stringLoaders };
});

vi.mock(import('#content/site.config.ts'), async (importOriginal) => {
  const { siteConfig: original } = await importOriginal();
  const products = original.products.map((product) => ({
    ...product,
    summary: { ...product.summary, fr: `Résumé de ${product.name}` },
  }));
  return {
    siteConfig: { ...original, locales: [...original.locales, 'fr' as Locale], products },
  };
});

function SearchLabel() {
  const { t, href } = useDocsConfig();
  return <a href={href('/x/')}>{t('searchButton')}</a>;
}

describe('a language added to the list and to content', () => {
  it('is known to the model', () => {
    expect(LOCALES).toContain(FRENCH);
    expect(isLocale('fr')).toBe(true);
    expect(addLocalePrefix('/x/react-charts/', FRENCH)).toBe('/fr/x/react-charts/');
    expect(parsePath('/fr/x/react-charts/#bars').canonicalAs).toBe('/x/react-charts/#bars');
    expect(isSearchFile(getSearchFileUrl(FRENCH, 'x-charts'))).toBe(true);
  });

  it('passes the schemas of outside data', () => {
    expect(siteConfigSchema.parse(siteConfig).locales).toContain('fr');
    const title = { en: 'News', zh: '新闻', fr: 'Nouvelles' };
    const item = { id: 1, date: '2026-01-01', title, text: title };
    expect(notificationsSchema.safeParse([item]).error?.issues ?? []).toEqual([]);
  });

  it('gets its paths, heads, and texts', () => {
    expect(listLocalePaths()).toContainEqual({ params: { lang: 'fr' }, props: { locale: 'fr' } });
    const head = createShellHead({ locale: FRENCH, page: 'search', path: '/x/search/' });
    expect(head).toMatchObject({ title: 'Recherche', canonical: '/fr/x/search/' });
    expect(head.alternates.map(({ href }) => href)).toContain('/fr/x/search/');
    const html = renderToStaticMarkup(<Head {...head} />);
    expect(html).toContain('content="fr_FR"');
    expect(html).toContain('hrefLang="fr"');
  });

  it('is rendered at build time and loaded in the browser', async () => {
    const html = renderToStaticMarkup(
      <DocsProvider locale={FRENCH}>
        <SearchLabel />
      </DocsProvider>,
    );
    expect(html).toBe('<a href="/fr/x/">Rechercher…</a>');
    expect(await loadDictionary(FRENCH)).toMatchObject({ searchButton: 'Rechercher…' });
  });

  it('has names of pages and Markdown versions', () => {
    expect(getPageNames(FRENCH)).toEqual({ '/x/react-charts': 'Graphiques' });
    const paths = createLandingPages([]).map(({ path }) => path);
    expect(paths).toContain('/fr/x/');
    const coverage = { families: [] } as unknown as Parameters<
      typeof createToolPages
    >[0]['coverage'];
    const tools = createToolPages({
      texts: [],
      sizes: [],
      releases: [],
      reference: [],
      upgrades: [],
      coverage,
    });
    expect(tools.map(({ title }) => title)).toContain('Recherche');
  });

  it('is not part of the search query for a missing page', () => {
    expect(toQuery('/fr/x/react-data-grid/sortng/')).toBe('data grid sortng');
  });
});

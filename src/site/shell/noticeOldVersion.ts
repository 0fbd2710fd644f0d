import { siteConfig } from '#content/site.config.ts';
import { isLocale } from '#model/locale/Locale.ts';
import { findOlderVersion, getOlderPageHref } from '#model/product/olderVersions.ts';
import { parsePath } from '#model/path/parsePath.ts';
import { createTranslate } from '#model/locale/translate.ts';
import { showVersionNotice } from '../features/version-notice/showVersionNotice.ts';
import type { StringKey } from '../browser/createDocsConfig.ts';
import { loadDictionary } from '../browser/loadDictionary.ts';

/** Links about an older version end in `?v=7`; `/v7/x/…` redirects to such a URL. */
export async function noticeOldVersion(root: Document): Promise<void> {
  const meta = root.querySelector<HTMLMetaElement>('meta[name="mui:productId"]');
  const line = siteConfig.products.find(({ id }) => id === meta?.content) ?? siteConfig.library;
  const older = findOlderVersion(root.location.search, line.olderVersions);
  if (!older) return;
  const { lang } = root.documentElement;
  const locale = isLocale(lang) ? lang : 'en';
  const dictionaries = { [locale]: await loadDictionary(locale) };
  const t = createTranslate<StringKey>({ dictionaries, locale });
  const names = { version: older.label, current: `v${line.version}` };
  const { canonicalAsServer } = parsePath(root.location.pathname);
  showVersionNotice(
    {
      title: t('versionNotice.title', names),
      text: t('versionNotice.text', names),
      read: t('versionNotice.read', names),
      stay: t('versionNotice.stay', names),
    },
    getOlderPageHref(older, canonicalAsServer, siteConfig.versionHost),
  );
}

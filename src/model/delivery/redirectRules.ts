import { addLocalePrefix, DEFAULT_LOCALE } from '../locale/Locale.ts';
import type { Locale } from '../locale/Locale.ts';
import type { RedirectRule } from './DeliveryConfig.ts';
import type { Redirects } from './redirects.ts';

/** Every redirect of the site as rules; a page that exists takes precedence over them. */
export function createRedirectRules(
  redirects: Redirects,
  locales: readonly Locale[],
  olderVersions: readonly string[] = [],
): RedirectRule[] {
  const moved = locales.flatMap((locale) =>
    Object.entries(redirects).map(([from, to]) => ({
      from: addLocalePrefix(from, locale),
      to: addLocalePrefix(to, locale),
    })),
  );
  const api = locales.map((locale) => ({
    from: addLocalePrefix('/api/*', locale),
    to: addLocalePrefix('/api-docs/:splat', locale),
  }));
  // The query makes the page say that it describes another version.
  const older = olderVersions.map((label) => ({
    from: `/${label}/x/*`,
    to: `/x/:splat?v=${label.slice(1)}`,
  }));
  return [
    ...moved,
    ...api,
    ...older,
    { from: `/${DEFAULT_LOCALE}/x/*`, to: '/x/:splat' },
    // Other sites still link to `/fr/x/…`; the same page exists in another language.
    { from: '/:lang/x/*', to: '/x/:splat' },
  ];
}

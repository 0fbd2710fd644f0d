import { addLocalePrefix, DEFAULT_LOCALE } from '../locale/Locale.ts';
import type { Locale } from '../locale/Locale.ts';
import type { RedirectRule } from './DeliveryConfig.ts';
import type { Redirects } from './redirects.ts';

/** Lists every redirect of the site as a rule. If a page exists at a URL, it takes precedence. */
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
  // With this query, the page shows a notice that it's about another version.
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

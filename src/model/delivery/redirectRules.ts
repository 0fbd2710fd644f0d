import { redirects } from '#content/redirects.ts';
import { siteConfig } from '#content/site.config.ts';
import { addLocalePrefix, DEFAULT_LOCALE } from '../locale/Locale.ts';
import type { Locale } from '../locale/Locale.ts';
import type { Redirects } from './redirects.ts';

/** As static hosts write it: `/en/x/*` → `/x/:splat`. Pages that exist come first. */
export interface RedirectRule {
  from: string;
  to: string;
}

export const REDIRECT_RULES = createRedirectRules(
  redirects,
  siteConfig.locales,
  siteConfig.library.olderVersions.map(({ label }) => label),
);

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
  // Says on the page that another version is described here.
  const older = olderVersions.map((label) => ({
    from: `/${label}/x/*`,
    to: `/x/:splat?v=${label.slice(1)}`,
  }));
  return [
    ...moved,
    ...api,
    ...older,
    { from: `/${DEFAULT_LOCALE}/x/*`, to: '/x/:splat' },
    // Once linked from outside as `/fr/x/…`; the text is there in another language.
    { from: '/:lang/x/*', to: '/x/:splat' },
  ];
}

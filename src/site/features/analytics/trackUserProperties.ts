import { isLocale } from '#model/locale/Locale.ts';
import type { SiteEvent, UserProperties } from '#model/analytics/SiteEvent.ts';
import { onPreference } from '../../preferences/preferenceEvent.ts';
import { preferences } from '../../preferences/preferences.ts';

/** Reports each user property now and whenever it changes. Returns a function that stops it. */
export function trackUserProperties(send: (event: SiteEvent) => void): () => void {
  const report = (properties: Partial<UserProperties>) =>
    send({ name: 'user_properties', properties });
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const reportSystemScheme = () => report({ colorSchemeOS: dark.matches ? 'dark' : 'light' });
  const { lang } = document.documentElement;

  report({ codeVariant: preferences.codeVariant.get() });
  report({ userLanguage: isLocale(lang) ? lang : 'en' });
  report({ devicePixelRatio: Math.round(devicePixelRatio * 10) / 10 });
  reportSystemScheme();
  report({ colorScheme: preferences.colorScheme.get() });

  dark.addEventListener('change', reportSystemScheme);
  const stops = [
    onPreference('codeVariant', (codeVariant) => report({ codeVariant })),
    onPreference('colorScheme', (colorScheme) => report({ colorScheme })),
    () => dark.removeEventListener('change', reportSystemScheme),
  ];
  return () => stops.forEach((stop) => stop());
}

import { isLocale } from '#model/locale/Locale.ts';
import type { SiteEvent, UserProperties } from '#model/analytics/SiteEvent.ts';
import { onPreference } from '../../preferences/preferenceEvent.ts';
import { preferences } from '../../preferences/preferences.ts';

/** Reports each fact about the visit, and again when it changes. Returns a function that stops it. */
export function trackUserProperties(send: (event: SiteEvent) => void): () => void {
  const tell = (properties: Partial<UserProperties>) =>
    send({ name: 'user_properties', properties });
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const tellSystem = () => tell({ colorSchemeOS: dark.matches ? 'dark' : 'light' });
  const { lang } = document.documentElement;

  tell({ codeVariant: preferences.codeVariant.get() });
  tell({ userLanguage: isLocale(lang) ? lang : 'en' });
  tell({ devicePixelRatio: Math.round(devicePixelRatio * 10) / 10 });
  tellSystem();
  tell({ colorScheme: preferences.colorScheme.get() });

  dark.addEventListener('change', tellSystem);
  const stops = [
    onPreference('codeVariant', (codeVariant) => tell({ codeVariant })),
    onPreference('colorScheme', (colorScheme) => tell({ colorScheme })),
    () => dark.removeEventListener('change', tellSystem),
  ];
  return () => stops.forEach((stop) => stop());
}

import type { Locale } from '#model/locale/Locale.ts';
import type { Strings } from './strings.ts';

/** Interface texts for the browser, which loads only the language of the page. */
export const stringLoaders: Readonly<Record<Locale, () => Promise<{ default: Strings }>>> = {
  en: () => import('./strings/en.json'),
  zh: () => import('./strings/zh.json'),
};

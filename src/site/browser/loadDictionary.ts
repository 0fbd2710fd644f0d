import type { Dictionary } from '#model/locale/Dictionary.ts';
import type { Locale } from '#model/locale/Locale.ts';

const LOADERS = {
  en: () => import('#content/strings/en.json'),
  zh: () => import('#content/strings/zh.json'),
} satisfies Record<Locale, () => Promise<{ default: Dictionary }>>;

/** The interface texts of one language, fetched when a panel first needs them. */
export async function loadDictionary(locale: Locale): Promise<Dictionary> {
  return (await LOADERS[locale]()).default;
}

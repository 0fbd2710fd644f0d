import { stringLoaders } from '#content/stringLoaders.ts';
import type { Dictionary } from '#model/locale/Dictionary.ts';
import type { Locale } from '#model/locale/Locale.ts';

/** The interface texts of one language, loaded when a panel first needs them. */
export async function loadDictionary(locale: Locale): Promise<Dictionary> {
  return (await stringLoaders[locale]()).default;
}

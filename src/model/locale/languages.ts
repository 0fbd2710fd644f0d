/**
 * The one list of languages. To add one, add a line here. The compiler then asks for everything else, all of it in `content/`:
 * its texts in `strings.ts` and `stringLoaders.ts`, and its summary of each product and notification.
 */
export const LANGUAGES = {
  en: { name: 'English', openGraph: 'en_US' },
  zh: { name: '中文', openGraph: 'zh_CN' },
} as const satisfies Record<string, Language>;

export interface Language {
  /** In the language itself, for the language menu. */
  name: string;
  /** Language and territory, for link previews. */
  openGraph: string;
}

/**
 * The one list of languages. To add a language, add a line here, and the compiler asks for the rest, all of it in `content/`:
 * its texts in `strings.ts`, and its name of each product and notification.
 */
export const LANGUAGES = {
  en: { name: 'English', openGraph: 'en_US' },
  zh: { name: '中文', openGraph: 'zh_CN' },
} as const satisfies Record<string, Language>;

export interface Language {
  /** In the language itself, as the language menu shows it. */
  name: string;
  /** Language and territory, for link previews. */
  openGraph: string;
}

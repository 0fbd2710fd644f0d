/**
 * The list of languages. To add one, add a line here. The compiler then reports everything that's missing in `content/`:
 * the interface texts in `strings.ts` and `stringLoaders.ts`, and the summaries of products and notifications.
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

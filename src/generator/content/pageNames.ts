import zh from '#content/strings/zh.json' with { type: 'json' };
import type { Locale } from '#model/locale/Locale.ts';

/** Names of pages and groups by pathname. English names stand in the navigation itself. */
export const PAGE_NAMES: Record<Locale, Readonly<Record<string, string>>> = {
  en: {},
  zh: zh.pages,
};

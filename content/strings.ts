import type { Locale } from '#model/locale/Locale.ts';
import en from './strings/en.json' with { type: 'json' };
import zh from './strings/zh.json' with { type: 'json' };

/** English is the contract; a translation adds its titles of pages by pathname. */
export type Strings = typeof en & { pages?: Readonly<Record<string, string>> };

/** The interface texts of every language, for code that runs at build time. */
export const strings: Readonly<Record<Locale, Strings>> = { en, zh };

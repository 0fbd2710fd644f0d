import { lookUp, type Dictionary } from './Dictionary.ts';
import { DEFAULT_LOCALE } from './Locale.ts';

export type { Dictionary };

// This layer has neither DOM nor Node types, but both environments have a console.
declare const console: { warn: Log; error: Log };
type Log = (message: string) => void;

export type TranslateParams = Readonly<Record<string, string | number>>;

/** Keys of the English dictionary always have a text; any other key may be missing. */
export interface Translate<Key extends string = never> {
  (key: Key, params?: TranslateParams, options?: TranslateOptions): string;
  (key: string, params?: TranslateParams, options?: TranslateOptions): string | null;
}

export interface TranslateOptions {
  /** For keys that may be missing on purpose. */
  ignoreWarning?: boolean;
}

interface Settings {
  /** By locale. English is the contract and the fallback for the others. */
  dictionaries: Readonly<Record<string, Dictionary>>;
  locale: string;
  warn?: Log;
  error?: Log;
  isBrowser?: boolean;
  /** Keys that were already reported; shared by all translators by default. */
  warned?: Set<string>;
}

const warnedOnThisPage = new Set<string>();

/** `t('contents.title')`, `t('ad.by', { publisher: 'MUI' })` with `{{publisher}}` in the text */
export function createTranslate<Key extends string = never>({
  dictionaries,
  locale,
  warn = (message) => console.warn(message),
  error = (message) => console.error(message),
  isBrowser = 'document' in globalThis,
  warned = warnedOnThisPage,
}: Settings): Translate<Key> {
  const translate = (key: string, params?: TranslateParams, options?: TranslateOptions) => {
    const dictionary = Object.hasOwn(dictionaries, locale) ? dictionaries[locale] : undefined;
    if (!dictionary) {
      error(`Missing language: ${locale}.`);
      return '…';
    }
    const text = lookUp(dictionary, key);
    if (text !== undefined) return fillIn(text, params);

    const id = `${locale}:${key}`;
    if (isBrowser && !options?.ignoreWarning && !warned.has(id)) {
      warned.add(id);
      warn(`Missing translation for ${id}`);
    }
    const english = lookUp(dictionaries[DEFAULT_LOCALE] ?? {}, key);
    return english === undefined ? null : fillIn(english, params);
  };
  return translate as Translate<Key>;
}

/** A missing parameter stays visible as `{{name}}`. */
function fillIn(text: string, params: TranslateParams = {}): string {
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (placeholder, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : placeholder,
  );
}

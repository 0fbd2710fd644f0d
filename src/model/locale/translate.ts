import { lookUp, type Dictionary } from './Dictionary.ts';
import { DEFAULT_LOCALE } from './Locale.ts';

export type { Dictionary };

// Neither DOM nor Node types exist in this layer, yet both worlds have a console.
declare const console: { warn: Log; error: Log };
type Log = (message: string) => void;

export type TranslateParams = Readonly<Record<string, string | number>>;

/** Keys of the contract always have a text; any other key may lack one. */
export interface Translate<Key extends string = never> {
  (key: Key, params?: TranslateParams, options?: TranslateOptions): string;
  (key: string, params?: TranslateParams, options?: TranslateOptions): string | null;
}

export interface TranslateOptions {
  /** For keys that may rightly be missing. */
  ignoreWarning?: boolean;
}

interface Settings {
  /** By locale; English is the contract that the others fall back to. */
  dictionaries: Readonly<Record<string, Dictionary>>;
  locale: string;
  warn?: Log;
  error?: Log;
  isBrowser?: boolean;
  /** What was warned about already; shared by all translators unless given. */
  warned?: Set<string>;
}

const warnedOnThisPage = new Set<string>();

/** `t('contents.title')`, `t('ad.by', { publisher: 'MUI' })` with `{{publisher}}` in the text. */
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

/** A parameter that was not given stays visible as `{{name}}`. */
function fillIn(text: string, params: TranslateParams = {}): string {
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (placeholder, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : placeholder,
  );
}

import { DocsError } from '#model/errors/DocsError.ts';
import { listKeys, lookUp } from '#model/locale/Dictionary.ts';
import type { Dictionary } from '#model/locale/Dictionary.ts';
import { findNearest } from '#model/errors/findNearest.ts';

export interface StringsContext {
  /** The English texts, which define all keys and placeholders. */
  english: Dictionary;
  /** Translations by file name: `zh.json`. */
  translations: Readonly<Record<string, Dictionary>>;
  /** Notes for translators, under the same keys. */
  notes: Dictionary;
}

/** Translated page names. English has none, so they aren't compared. */
const OWN_KEYS = /^pages\./;

/** Checks that every language has the keys and placeholders of English, and that every text has a note for translators. */
export function checkStrings({ english, translations, notes }: StringsContext): DocsError[] {
  const keys = listKeys(english);
  if (keys.length === 0) return [new DocsError('There are no texts.', { file: fileOf('en.json') })];
  const faults = Object.entries(translations).flatMap(([name, dictionary]) => [
    ...compareKeys(keys, dictionary, name, 'translate it'),
    ...comparePlaceholders(keys, english, dictionary, name),
  ]);
  return [...faults, ...compareKeys(keys, notes, 'notes.json', 'say where it appears')];
}

function compareKeys(
  keys: string[],
  dictionary: Dictionary,
  name: string,
  task: string,
): DocsError[] {
  const file = fileOf(name);
  const missing = keys
    .filter((key) => lookUp(dictionary, key) === undefined)
    .map(
      (key) =>
        new DocsError(`The text "${key}" is missing.`, { file, hint: `${task}: en.json has it.` }),
    );
  const surplus = listKeys(dictionary)
    .filter((key) => !keys.includes(key) && !OWN_KEYS.test(key))
    .map((key) => {
      const [nearest] = findNearest(key, keys);
      const hint = nearest ? `did you mean "${nearest}"?` : 'remove it, or add it to en.json.';
      return new DocsError(`No text of en.json is called "${key}".`, { file, hint });
    });
  return [...missing, ...surplus];
}

function comparePlaceholders(
  keys: string[],
  english: Dictionary,
  dictionary: Dictionary,
  name: string,
): DocsError[] {
  return keys.flatMap((key) => {
    const text = lookUp(dictionary, key);
    if (text === undefined) return [];
    const wanted = listPlaceholders(lookUp(english, key) ?? '');
    if (listPlaceholders(text) === wanted) return [];
    const hint = wanted ? `use ${wanted}, as English does.` : 'English has none there.';
    return [new DocsError(`The placeholders of "${key}" differ.`, { file: fileOf(name), hint })];
  });
}

/** `{{a}} of {{b}}` → `{{a}}, {{b}}` */
function listPlaceholders(text: string): string {
  return [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)]
    .map((match) => `{{${match[1]}}}`)
    .sort()
    .join(', ');
}

function fileOf(name: string): string {
  return `content/strings/${name}`;
}

/** Interface texts, in groups of any depth. */
export interface Dictionary {
  readonly [key: string]: string | Dictionary;
}

/** Every key of a dictionary, with groups joined by dots: `'search.placeholder'`. */
export type DictionaryKey<D> = {
  [Key in keyof D & string]: D[Key] extends string ? Key : `${Key}.${DictionaryKey<D[Key]>}`;
}[keyof D & string];

/** The text at a dotted key. Groups and empty texts count as missing. */
export function lookUp(dictionary: Dictionary, key: string): string | undefined {
  let value: string | Dictionary | undefined = dictionary;
  for (const part of key.split('.')) {
    if (typeof value !== 'object' || !Object.hasOwn(value, part)) return undefined;
    value = value[part];
  }
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** All keys that have a text, for comparing two dictionaries. */
export function listKeys(dictionary: Dictionary): string[] {
  return Object.entries(dictionary).flatMap(([key, value]) =>
    typeof value === 'string' ? [key] : listKeys(value).map((rest) => `${key}.${rest}`),
  );
}

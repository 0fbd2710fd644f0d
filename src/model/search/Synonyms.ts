/** What users type → the words our pages use. A phrase matches its words in order, and may have several readings. */
export type Synonyms = Readonly<Record<string, readonly string[]>>;

/** A phrase in another language → English, for pages that aren't translated. */
export type Translations = Readonly<Record<string, string>>;

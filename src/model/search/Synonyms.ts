/** What people type → the words of these pages. Several words stand for each other in their order; a word may have several readings. */
export type Synonyms = Readonly<Record<string, readonly string[]>>;

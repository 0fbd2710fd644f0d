/**
 * What a part of code is, as the one-letter class that `code.css` colors: keyword, string, comment, number or type, function or
 * tag, attribute, link, inserted, deleted. Everything else has the color of text.
 */
export type CodeRole = 'k' | 's' | 'c' | 'n' | 'f' | 'p' | 'l' | 'i' | 'd';

export interface CodeToken {
  text: string;
  role?: CodeRole;
}

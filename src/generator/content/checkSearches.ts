import { DocsError } from '#model/errors/DocsError.ts';
import { toProjectPath } from '../files/directories.ts';
import type { PageSource } from './readPage.ts';

/** Checks that only one page per language has a search, and that the page's keywords and questions don't repeat it. */
export function checkSearches(pages: readonly PageSource[]): DocsError[] {
  const known = new Map<string, PageSource>();
  return pages.flatMap((page) => {
    const file = toProjectPath(page.file);
    const { searches = [], keywords = [], questions = [] } = page.frontMatter;
    const others = new Map([
      ...keywords.map((keyword) => [normalize(keyword), 'keywords'] as const),
      ...questions.map(({ text }) => [normalize(text), 'questions'] as const),
    ]);
    return searches.flatMap((search) => {
      const phrase = normalize(search);
      const key = `${page.locale}:${phrase}`;
      const list = others.get(phrase);
      const other = known.get(key);
      known.set(key, page);
      const faults: DocsError[] = [];
      if (list) {
        const hint = `it's one of the ${list} of the page, so remove it from "searches".`;
        faults.push(new DocsError(`The search "${search}" says nothing new.`, { file, hint }));
      }
      if (other) {
        const hint = `${toProjectPath(other.file)} has it too; keep it on the page that answers it best.`;
        faults.push(new DocsError(`The search "${search}" is used twice.`, { file, hint }));
      }
      return faults;
    });
  });
}

/** `How do I pin a column?` and `how do i pin a column` are the same. */
function normalize(phrase: string): string {
  return phrase
    .toLowerCase()
    .replace(/[?\s]+$/, '')
    .trim();
}

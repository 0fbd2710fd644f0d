import { DocsError } from '#model/errors/DocsError.ts';
import { findNearest } from '#model/errors/findNearest.ts';
import { toProjectPath } from '../files/directories.ts';
import type { PageSource } from './readPage.ts';

/** Checks that only one page per language has a question, and that the section it names exists on that page. */
export function checkQuestions(pages: readonly PageSource[]): DocsError[] {
  const asked = new Map<string, PageSource>();
  return pages.flatMap((page) => {
    const file = toProjectPath(page.file);
    const ids = page.headings.map(({ id }) => id);
    return (page.frontMatter.questions ?? []).flatMap(({ text, anchor }) => {
      const faults: DocsError[] = [];
      const key = `${page.locale}:${text.toLowerCase()}`;
      const other = asked.get(key);
      if (other) {
        const hint = `${toProjectPath(other.file)} asks it too; keep it where the answer is.`;
        faults.push(new DocsError(`The question "${text}" is asked twice.`, { file, hint }));
      }
      asked.set(key, page);
      if (anchor && !ids.includes(anchor)) {
        const [nearest] = findNearest(anchor, ids);
        const hint = `${nearest ? `did you mean "${nearest}"? ` : ''}Sections: ${ids.join(', ')}.`;
        faults.push(
          new DocsError(`The question "${text}" names a section "${anchor}" that doesn't exist.`, {
            file,
            hint,
          }),
        );
      }
      return faults;
    });
  });
}

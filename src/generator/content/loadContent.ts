import { DocsError, throwAll } from '#model/errors/DocsError.ts';
import { DEFAULT_LOCALE } from '#model/locale/Locale.ts';
import { checkDemos } from './checkDemos.ts';
import { checkQuestions } from './checkQuestions.ts';
import { checkSearches } from './checkSearches.ts';
import { memoizeByContent } from './contentVersion.ts';
import { PAGES_DIR, toProjectPath } from '../files/directories.ts';
import { findPageFiles } from './findPageFiles.ts';
import { readPage } from './readPage.ts';
import type { PageSource } from './readPage.ts';

/** Reads every page, and throws once with all errors. */
export function loadContent(directory: string = PAGES_DIR): PageSource[] {
  const { pages, errors } = readContent(directory);
  throwAll(errors);
  return pages;
}

/** Returns the pages of the site, which are read again when the development server notices an edit. */
export const getContent = memoizeByContent(() => loadContent());

/** Reads every page and returns the errors instead of throwing them. */
export function readContent(directory: string = PAGES_DIR): {
  pages: PageSource[];
  errors: DocsError[];
} {
  const { files, errors } = findPageFiles(directory);
  const pages: PageSource[] = [];
  for (const file of files) {
    const result = readPage(file);
    errors.push(...result.errors);
    if (result.source) pages.push(result.source);
  }
  errors.push(
    ...pages.flatMap(checkDemos),
    ...checkTitles(pages),
    ...checkOriginals(pages),
    ...checkQuestions(pages),
    ...checkSearches(pages),
  );
  return { pages, errors };
}

function checkTitles(pages: PageSource[]): DocsError[] {
  const seen = new Map<string, PageSource>();
  return pages.flatMap((page) => {
    const key = `${page.locale}:${page.frontMatter.title}`;
    const other = seen.get(key);
    seen.set(key, page);
    if (!other) return [];
    return [
      new DocsError(`The title "${page.frontMatter.title}" is used twice.`, {
        file: toProjectPath(page.file),
        line: 2,
        hint: `${toProjectPath(other.file)} has the same title. Name the product or the task in one of them.`,
      }),
    ];
  });
}

/** Reports translations without an English original. */
function checkOriginals(pages: PageSource[]): DocsError[] {
  const originals = new Set(
    pages.filter((page) => page.locale === DEFAULT_LOCALE).map((page) => page.pathname),
  );
  return pages
    .filter((page) => page.locale !== DEFAULT_LOCALE && !originals.has(page.pathname))
    .map(
      (page) =>
        new DocsError('This page has a translation but no English text.', {
          file: toProjectPath(page.file),
          hint: 'add page.mdx to the same folder.',
        }),
    );
}

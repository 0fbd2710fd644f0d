import { DocsError, throwAll } from '#model/errors/DocsError.ts';
import { DEFAULT_LOCALE } from '#model/locale/Locale.ts';
import { checkDemos } from './checkDemos.ts';
import { checkQuestions } from './checkQuestions.ts';
import { PAGES_DIR, toProjectPath } from '../files/directories.ts';
import { findPageFiles } from './findPageFiles.ts';
import { readPage } from './readPage.ts';
import type { PageSource } from './readPage.ts';

/** Reads every page and throws once with all faults found. */
export function loadContent(directory: string = PAGES_DIR): PageSource[] {
  const { pages, errors } = readContent(directory);
  throwAll(errors);
  return pages;
}

let content: PageSource[] | undefined;

/** The pages of the site, read once for a build; anew each time while developing, so that an edit shows. */
export function getContent(): PageSource[] {
  if (process.env['NODE_ENV'] !== 'production') return loadContent();
  content ??= loadContent();
  return content;
}

/** The same, for those who want to list the faults rather than stop at them. */
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
      new DocsError(`The title "${page.frontMatter.title}" is taken.`, {
        file: toProjectPath(page.file),
        line: 2,
        hint: `${toProjectPath(other.file)} has it; name the product or the task in one of them.`,
      }),
    ];
  });
}

/** English is the contract: a translation of a page that does not exist is a slip. */
function checkOriginals(pages: PageSource[]): DocsError[] {
  const originals = new Set(
    pages.filter((page) => page.locale === DEFAULT_LOCALE).map((page) => page.pathname),
  );
  return pages
    .filter((page) => page.locale !== DEFAULT_LOCALE && !originals.has(page.pathname))
    .map(
      (page) =>
        new DocsError('The page has a translation and no English text.', {
          file: toProjectPath(page.file),
          hint: 'add page.mdx beside it.',
        }),
    );
}

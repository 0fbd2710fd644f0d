import { readdirSync } from 'node:fs';
import path from 'node:path';
import { DocsError } from '#model/errors/DocsError.ts';
import { DEFAULT_LOCALE, LOCALES, isLocale } from '#model/locale/Locale.ts';
import type { Locale } from '#model/locale/Locale.ts';
import { PAGES_DIR, toProjectPath } from '../files/directories.ts';

/** The file of a page in one language. Its text hasn't been read yet. */
export interface PageFile {
  pathname: string;
  locale: Locale;
  file: string;
}

const PAGE_FILE = /^page(?:\.([\w-]+))?\.mdx$/;

/** `content/pages/react-charts/bars/page.zh.mdx` → `/x/react-charts/bars`, `zh` */
export function findPageFiles(directory: string = PAGES_DIR): {
  files: PageFile[];
  errors: DocsError[];
} {
  const files: PageFile[] = [];
  const errors: DocsError[] = [];
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    const match = entry.isFile() && PAGE_FILE.exec(entry.name);
    if (!match) continue;
    const file = path.join(entry.parentPath, entry.name);
    const locale = match[1] ?? DEFAULT_LOCALE;
    if (!isLocale(locale)) {
      errors.push(
        new DocsError(`"${locale}" is not a language of this site.`, {
          file: toProjectPath(file),
          hint: `rename the file to page.mdx or to one of: ${translationNames().join(', ')}.`,
        }),
      );
      continue;
    }
    const route = path.relative(directory, entry.parentPath).split(path.sep).join('/');
    files.push({ pathname: `/x/${route}`, locale, file });
  }
  files.sort((a, b) => a.pathname.localeCompare(b.pathname) || a.locale.localeCompare(b.locale));
  return { files, errors };
}

function translationNames(): string[] {
  return LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).map(
    (locale) => `page.${locale}.mdx`,
  );
}

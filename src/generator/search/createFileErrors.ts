import { DEFAULT_LOCALE } from '#model/locale/Locale.ts';
import type { Locale } from '#model/locale/Locale.ts';
import type { ErrorAnswer } from '#model/search/ErrorAnswer.ts';
import type { FileError } from '#model/search/SearchFile.ts';
import type { PageSource } from '../content/readPage.ts';
import { findMessages } from '../error-messages/findMessages.ts';
import { toPlainText } from './toPlainText.ts';

export interface ErrorSources {
  answers: readonly ErrorAnswer[];
  /** Every message that the packages can print. */
  messages: readonly string[];
  /** All texts, in every language. */
  sources: readonly Pick<PageSource, 'pathname' | 'locale' | 'headings'>[];
}

/** Enough to recognize a message. What follows is often a link. */
const MAX_LENGTH = 240;

/** The messages that pages explain, in full, with the sections as they're called in one language. */
export function createFileErrors(
  locale: Locale,
  { answers, messages, sources }: ErrorSources,
): FileError[] {
  const find = (pathname: string, wanted: Locale) =>
    sources.find((source) => source.pathname === pathname && source.locale === wanted);
  return answers.flatMap(({ page, section, messages: parts }) => {
    const original = find(page, DEFAULT_LOCALE);
    const texts = new Set(
      parts
        .flatMap((part) => findMessages(part, messages))
        .map((text) => toPlainText(text, MAX_LENGTH)),
    );
    if (!original || texts.size === 0) return [];
    const anchor = findAnchor(section, original, find(page, locale) ?? original);
    return [{ path: page, ...(anchor ? { anchor } : {}), messages: [...texts] }];
  });
}

type Source = ErrorSources['sources'][number];

/** A translation has the same headings in the same order, with ids in its language. */
function findAnchor(
  section: string | undefined,
  original: Source,
  page: Source,
): string | undefined {
  if (page.headings.length !== original.headings.length) return undefined;
  const index = original.headings.findIndex(({ id }) => id === section);
  return page.headings[index]?.id;
}

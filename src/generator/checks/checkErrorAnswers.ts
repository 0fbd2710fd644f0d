import { DocsError } from '#model/errors/DocsError.ts';
import { findNearest } from '#model/errors/findNearest.ts';
import { DEFAULT_LOCALE } from '#model/locale/Locale.ts';
import type { ErrorAnswer } from '#model/search/ErrorAnswer.ts';
import type { PageSource } from '../content/readPage.ts';
import { findMessages } from '../error-messages/findMessages.ts';
import { toProjectPath } from '../files/directories.ts';
import type { CheckResult } from './Check.ts';

export interface ErrorAnswerContext {
  answers: readonly ErrorAnswer[];
  /** Every message that the packages can print. */
  messages: readonly string[];
  pages: readonly PageSource[];
}

const FILE = 'content/search/errors.ts';

/** Checks that each error message links to an existing section, and that a package really prints it. */
export function checkErrorAnswers({ answers, messages, pages }: ErrorAnswerContext): CheckResult {
  const originals = new Map(
    pages
      .filter(({ locale }) => locale === DEFAULT_LOCALE)
      .map((page) => [page.pathname, page] as const),
  );
  const parts = answers.flatMap((answer) => answer.messages);
  const explained = new Set(parts.flatMap((part) => findMessages(part, messages)));
  return {
    faults: [
      ...answers.flatMap((answer) => checkPlace(answer, originals)),
      ...parts.filter((part) => findMessages(part, messages).length === 0).map(reportUnknown),
      ...parts.filter((part, index) => parts.indexOf(part) !== index).map(reportTwice),
    ],
    notes: [`${explained.size} of the ${messages.length} messages of the packages are explained`],
  };
}

function checkPlace(
  { page, section }: ErrorAnswer,
  originals: ReadonlyMap<string, PageSource>,
): DocsError[] {
  const source = originals.get(page);
  if (!source) {
    const [nearest] = findNearest(page, originals.keys());
    const hint = nearest ? `did you mean ${nearest}?` : 'name a page of content/navigation.ts.';
    return [new DocsError(`There is no page ${page}.`, { file: FILE, hint })];
  }
  const ids = source.headings.map(({ id }) => id);
  if (section === undefined || ids.includes(section)) return [];
  const [nearest] = findNearest(section, ids);
  return [
    new DocsError(`There is no section "${section}" in ${toProjectPath(source.file)}.`, {
      file: FILE,
      hint: `${nearest ? `did you mean "${nearest}"? ` : ''}Sections: ${ids.join(', ') || 'none'}.`,
    }),
  ];
}

function reportUnknown(part: string): DocsError {
  return new DocsError(`No package prints "${part}".`, {
    file: FILE,
    hint: 'remove it, or copy the text from the package, with … for what it fills in.',
  });
}

function reportTwice(part: string): DocsError {
  return new DocsError(`The message "${part}" is listed twice.`, {
    file: FILE,
    hint: 'keep the section that explains it best.',
  });
}

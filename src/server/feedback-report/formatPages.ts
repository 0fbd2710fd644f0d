import { assertNever } from '#model/errors/assertNever.ts';
import type { StoredFeedback } from '../storage/Storage.ts';
import { formatCsv } from './formatCsv.ts';
import type { Format } from './parseOptions.ts';
import { summarizePages } from './summarizePages.ts';
import type { PageSummary } from './summarizePages.ts';
import { toPlainJson, toPlainLines, toPlainText } from './toPlainText.ts';

/** Formats the main report. CSV has one line per entry, because spreadsheets can group them. */
export function formatPages(entries: readonly StoredFeedback[], format: Format): string {
  switch (format) {
    case 'csv':
      return formatCsv(
        ['id', 'time', 'page', 'section', 'vote', 'comment', 'language', 'version'],
        entries.map((entry) => [
          entry.id,
          formatTime(entry),
          entry.page,
          entry.section,
          entry.vote,
          entry.comment,
          entry.language,
          entry.version,
        ]),
      );
    case 'json':
      return `${toPlainJson(summarizePages(entries).map(toJson))}\n`;
    case 'text':
      return formatText(summarizePages(entries));
    default:
      return assertNever(format);
  }
}

function toJson({ page, up, down, comments }: PageSummary) {
  return {
    page,
    up,
    down,
    comments: comments.map(({ createdAt, ...entry }) => ({
      time: formatTime({ createdAt }),
      ...entry,
    })),
  };
}

function formatText(pages: readonly PageSummary[]): string {
  if (pages.length === 0) return 'No feedback in this period.\n';
  const votes = pages.map(
    ({ page, up, down, comments }) =>
      `${String(down).padStart(5)} ${String(up).padStart(5)} ${String(comments.length).padStart(9)}  ${toPlainText(page)}`,
  );
  const comments = pages
    .flatMap((page) => page.comments)
    .sort((a, b) => b.createdAt - a.createdAt)
    .map(formatComment);
  return `${[' down    up  comments  page', ...votes].join('\n')}\n${comments.join('')}`;
}

function formatComment(entry: StoredFeedback): string {
  const { id, page, section, vote, comment = '', language, version } = entry;
  const place = section === undefined ? page : `${page}#${section}`;
  const thumb = vote === undefined ? '' : vote === 1 ? ', thumbs up' : ', thumbs down';
  const heading = `${formatTime(entry)}  ${place}  (${language}, ${version}${thumb})`;
  const lines = [toPlainText(heading), ...toPlainLines(comment).map((line) => `  ${line}`)];
  return `\n${lines.join('\n')}\n  id ${toPlainText(id)}\n`;
}

/** `2026-01-31T09:30Z` */
function formatTime({ createdAt }: Pick<StoredFeedback, 'createdAt'>): string {
  return `${new Date(createdAt).toISOString().slice(0, 16)}Z`;
}

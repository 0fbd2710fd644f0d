import { assertNever } from '#model/errors/assertNever.ts';
import type { StoredFeedback } from '../storage/Storage.ts';
import { formatCsv } from './formatCsv.ts';
import type { Format } from './parseOptions.ts';
import { summarizePages } from './summarizePages.ts';
import type { PageSummary } from './summarizePages.ts';

/** The main report. CSV has one line for each entry, since that is what a spreadsheet can group. */
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
      return `${JSON.stringify(summarizePages(entries).map(toJson), null, 2)}\n`;
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
  if (pages.length === 0) return 'No feedback in these days.\n';
  const votes = pages.map(
    ({ page, up, down, comments }) =>
      `${String(down).padStart(5)} ${String(up).padStart(5)} ${String(comments.length).padStart(9)}  ${page}`,
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
  const text = comment.replaceAll('\n', '\n  ');
  return `\n${formatTime(entry)}  ${place}  (${language}, ${version}${thumb})\n  ${text}\n  id ${id}\n`;
}

/** `2026-01-31T09:30Z` */
function formatTime({ createdAt }: Pick<StoredFeedback, 'createdAt'>): string {
  return `${new Date(createdAt).toISOString().slice(0, 16)}Z`;
}

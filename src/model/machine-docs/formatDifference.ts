import type { ApiDifference } from '../reference/ApiDiff.ts';
import type { DifferenceLinks } from '../reference/Upgrade.ts';
import type { HistoryKind } from '../reference/VersionHistory.ts';

/** The names of parts for use in a sentence. */
export const PART_NAMES = {
  prop: 'prop',
  slot: 'slot',
  class: 'CSS class',
  css: 'CSS variable',
  parameter: 'parameter',
  return: 'return value',
  member: 'member',
  event: 'event',
  text: 'translation key',
} as const satisfies Record<HistoryKind, string>;

/** Longer types are truncated. The reference has them in full. */
const MAX_TYPE = 160;

/**
 * One line of Markdown: "- removed in 8.0: `DataGrid`, `DataGridPro` prop `rows`; use `data` ([guide](…))".
 * `toUrl` turns a path into a URL.
 */
export function formatDifference(
  difference: ApiDifference,
  { guide, replacedBy, codemod }: DifferenceLinks,
  toUrl: (path: string) => string,
): string {
  const { kind, owners, part, type, default: value, text } = difference;
  const names = owners.map(formatCode).join(', ');
  const what = part ? `${names} ${PART_NAMES[part.kind]} ${formatCode(part.name)}` : names;
  const details = [
    type ? `type ${formatStep(type)}` : '',
    value ? `default ${formatStep(value)}` : '',
    text ?? '',
    replacedBy === undefined || text?.includes(replacedBy) ? '' : `use ${formatCode(replacedBy)}`,
    codemod === undefined ? '' : `codemod ${formatCode(codemod)}`,
    difference.isUncertain ? 'maybe outside of these versions' : '',
  ].filter(Boolean);
  const link = guide ? ` ([${guide.title}](${toUrl(guide.path)}))` : '';
  const rest = details.length > 0 ? `; ${details.join('; ')}` : '';
  return `- ${kind} ${formatWhen(difference)}: ${what}${rest.replace(/\s+/g, ' ')}${link}`;
}

/** `in 8.4`, or `after 8.2, by 8.4` if the releases in between couldn't be read */
export function formatWhen({ version, after }: Pick<ApiDifference, 'version' | 'after'>): string {
  return after === undefined ? `in ${version}` : `after ${after}, by ${version}`;
}

function formatStep([from, to]: readonly [string, string]): string {
  return `${formatValue(from)} → ${formatValue(to)}`;
}

function formatValue(value: string): string {
  const line = value.replace(/\s+/g, ' ').trim();
  if (line === '') return 'none';
  return formatCode(line.length > MAX_TYPE ? `${line.slice(0, MAX_TYPE)}…` : line);
}

/** A template literal in a type contains backticks, so the fence has two. */
function formatCode(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

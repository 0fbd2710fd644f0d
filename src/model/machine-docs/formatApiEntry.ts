import type { ApiUse } from '../page/ApiPageData.ts';
import type { ApiMember, ApiPageEntry } from '../reference/ApiReference.ts';
import { sortMembers } from '../reference/sortMembers.ts';
import { formatFence } from './formatDemo.ts';
import { formatCode, formatTable } from './formatTable.ts';
import { describeMember } from './describeMember.ts';

/** Section titles, the same as on the page. */
export type ApiLabels = Readonly<
  Record<
    | 'import'
    | 'demos'
    | 'props'
    | 'slots'
    | 'classes'
    | 'cssVariables'
    | 'signature'
    | 'parameters'
    | 'returns'
    | 'properties'
    | 'size'
    | 'more'
    | 'usedProps'
    | 'otherProps',
    string
  >
>;

export interface ApiTexts {
  labels: ApiLabels;
  /** Guides and demos with their URLs. */
  uses: readonly ApiUse[];
  /** Size of the import. */
  sizes: readonly string[];
  /** Facts about ref, inheritance, theme, and source. */
  notes: readonly string[];
  /** Prefix of section titles: `##`, or `###` if several entries share a page. */
  mark: string;
  /** Props to list first, under a separate title. */
  used?: readonly string[];
}

/** Formats one API entry as compact tables. */
export function formatApiEntry(
  entry: ApiPageEntry,
  { labels, uses, sizes, notes, mark, used = [] }: ApiTexts,
): string {
  const sections: [title: string, text: string][] = [
    [labels.import, formatFence(entry.imports.map(({ text }) => text).join('\n'), 'ts')],
    ...listSections(entry, labels, used),
    [labels.demos, uses.map(({ title, href }) => `- [${title}](${href})`).join('\n')],
    [labels.size, sizes.map((line) => `- ${line}`).join('\n')],
    [labels.more, notes.join('\n\n')],
  ];
  const intro = [
    entry.description,
    entry.since && `Since ${entry.since}.`,
    entry.deprecated && `**Deprecated.** ${entry.deprecated.text}`,
  ];
  return [
    ...intro.filter(Boolean),
    ...sections.filter(([, text]) => text).map(([title, text]) => `${mark} ${title}\n\n${text}`),
  ].join('\n\n');
}

function listSections(
  entry: ApiPageEntry,
  labels: ApiLabels,
  used: readonly string[],
): [string, string][] {
  switch (entry.kind) {
    case 'component':
      return [
        ...listProps(entry.props, labels, used),
        [
          labels.slots,
          formatTable(
            ['Slot', 'Default', 'Class', 'Description'],
            entry.slots.map((slot) => [
              formatCode(slot.name),
              formatCode(slot.default ?? ''),
              slot.className ? formatCode(`.${slot.className}`) : '',
              describeMember(slot),
            ]),
          ),
        ],
        [
          labels.classes,
          formatTable(
            ['Class', 'Key', 'Description'],
            entry.classes.map((item) => [
              formatCode(`.${item.className}`),
              formatCode(item.part ? item.part : item.key),
              describeMember(item),
            ]),
          ),
        ],
        [
          labels.cssVariables,
          formatTable(
            ['Variable', 'Fallback'],
            entry.cssVariables.map(({ name, fallback, since }) => [
              `${formatCode(name)}${since ? ` (since ${since})` : ''}`,
              formatCode(fallback ?? ''),
            ]),
          ),
        ],
      ];
    case 'hook':
      return [
        [labels.signature, formatFence(entry.signatures.map(({ text }) => text).join('\n'), 'ts')],
        [labels.parameters, formatMembers(entry.parameterMembers)],
        [labels.returns, formatMembers(entry.returnMembers)],
      ];
    case 'interface':
      return [[labels.properties, formatMembers(entry.members)]];
  }
}

function listProps(
  props: readonly ApiMember[],
  labels: ApiLabels,
  used: readonly string[],
): [string, string][] {
  if (used.length === 0) return [[labels.props, formatMembers(props)]];
  return [
    [labels.usedProps, formatMembers(props.filter(({ name }) => used.includes(name)))],
    [labels.otherProps, formatMembers(props.filter(({ name }) => !used.includes(name)))],
  ];
}

function formatMembers(members: readonly ApiMember[]): string {
  return formatTable(
    ['Name', 'Type', 'Default', 'Description'],
    sortMembers(members).map((member) => [
      `${formatCode(member.name)}${member.required ? ' (required)' : ''}`,
      formatCode(member.type.text),
      formatCode(member.default ?? ''),
      describeMember(member),
    ]),
  );
}

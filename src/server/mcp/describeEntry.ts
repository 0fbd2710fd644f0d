import type { ApiMember, ApiPageEntry } from '#model/reference/ApiReference.ts';
import { isPaidPlan } from '#model/product/Plan.ts';

/** Entries with more members than this are listed without descriptions. */
const MANY = 70;

/** A short description of an entry: how to import it, and one line per prop or member. */
export function describeEntry(entry: ApiPageEntry): string {
  const [name] = new Set(entry.imports.map(({ text }) => text));
  return [
    `${entry.name} (${entry.kind}${isPaidPlan(entry.plan) ? `, ${entry.plan} plan` : ''})`,
    entry.description,
    entry.since ? `Since ${entry.since}.` : '',
    entry.deprecated ? `Deprecated. ${entry.deprecated.text}` : '',
    `\`${pickImport(entry) ?? name ?? ''}\``,
    'typeParameters' in entry && entry.typeParameters
      ? `Type parameters: ${entry.typeParameters}`
      : '',
    ...listParts(entry),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** The shortest import is the one from the root of a package. */
function pickImport({ imports }: ApiPageEntry): string | undefined {
  return imports.map(({ text }) => text).sort((a, b) => a.length - b.length)[0];
}

function listParts(entry: ApiPageEntry): string[] {
  switch (entry.kind) {
    case 'component':
      return [
        listMembers('Props', entry.props),
        listNames('Slots', entry.slots),
        entry.classes.length > 0
          ? `CSS classes: ${entry.classes.map(({ className, since }) => `.${className}${formatSince(since)}`).join(', ')}`
          : '',
        listNames('CSS variables', entry.cssVariables),
        entry.themeName ? `Theme name: ${entry.themeName}` : '',
      ];
    case 'hook':
      return [
        entry.signatures.map(({ text }) => `\`${text}\``).join('\n'),
        listMembers('Parameters', entry.parameterMembers),
        listMembers('Returns', entry.returnMembers),
      ];
    case 'interface':
      return [listMembers('Properties', entry.members)];
  }
}

function listMembers(title: string, members: readonly ApiMember[]): string {
  if (members.length === 0) return '';
  const isShort = members.length > MANY;
  const lines = members.map((member) => formatMember(member, isShort));
  return `${title} (${members.length}):\n${lines.join('\n')}`;
}

/** `- width?: number = 100 [pro] [since 8.4] The width.` */
function formatMember(member: ApiMember, isShort: boolean): string {
  const { name, required, type, default: value, plan, since, deprecated, description } = member;
  return [
    `- ${name}${required ? '' : '?'}: ${type.text.replace(/\s+/g, ' ')}`,
    value ? `= ${value}` : '',
    isPaidPlan(plan) ? `[${plan}]` : '',
    since ? `[since ${since}]` : '',
    deprecated ? '[deprecated]' : '',
    isShort ? '' : takeSentence(description),
  ]
    .filter(Boolean)
    .join(' ');
}

function takeSentence(text: string): string {
  const [first = ''] = text.replace(/\s+/g, ' ').split(/(?<=[.!?])\s/);
  return first;
}

function listNames(title: string, items: readonly { name: string; since?: string }[]): string {
  const names = items.map(({ name, since }) => `${name}${formatSince(since)}`);
  return names.length > 0 ? `${title}: ${names.join(', ')}` : '';
}

function formatSince(since: string | undefined): string {
  return since ? ` (since ${since})` : '';
}

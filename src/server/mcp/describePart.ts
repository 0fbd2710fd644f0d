import { createApiAnchor } from '#model/page/ApiPageData.ts';
import type {
  ApiMember,
  ApiNamedType,
  ApiPageEntry,
  ApiType,
} from '#model/reference/ApiReference.ts';
import { describeMember } from '#model/machine-docs/describeMember.ts';
import { isPaidPlan } from '#model/product/Plan.ts';

export interface Part {
  text: string;
  /** Its anchor on the page of the entry. */
  anchor: string;
}

type Types = Readonly<Record<string, ApiNamedType>>;

/** Longer declarations have to be requested separately. */
const MAX_DECLARATION = 500;
const MAX_DECLARATIONS = 4;

/** Everything about one prop, member, slot, CSS class, or CSS variable. */
export function describePart(entry: ApiPageEntry, wanted: string, types: Types): Part | undefined {
  const name = wanted.replace(/^\./, '').toLowerCase();
  const isWanted = (item: { name: string }) => item.name.toLowerCase() === name;
  const member = listMembers(entry).find(isWanted);
  if (member) {
    const kind = isReturned(entry, member) ? 'returns' : 'prop';
    return {
      text: formatMember(entry.name, member, types),
      anchor: createApiAnchor(entry.name, kind, member.name),
    };
  }
  if (entry.kind !== 'component') return undefined;
  const slot = entry.slots.find(isWanted);
  if (slot) {
    const lines = [
      `${entry.name} slot ${slot.name}`,
      describeMember(slot),
      slot.default ? `Default: ${slot.default}` : '',
      slot.props ? `Props: ${slot.props.full ?? slot.props.text}` : '',
      slot.className ? `Class: .${slot.className}` : '',
    ];
    return { text: join(lines), anchor: createApiAnchor(entry.name, 'slot', slot.name) };
  }
  const item = entry.classes.find(
    ({ className, key }) => className.toLowerCase() === name || key.toLowerCase() === name,
  );
  if (item) {
    const lines = [
      `${entry.name} CSS class .${item.className}`,
      `Key in classes: ${item.key}`,
      describeMember(item),
    ];
    const anchorName = item.part ? `${item.part}-${item.className}` : item.className;
    return { text: join(lines), anchor: createApiAnchor(entry.name, 'classes', anchorName) };
  }
  const variable = entry.cssVariables.find(isWanted);
  if (!variable) return undefined;
  return {
    text: join([
      `${entry.name} CSS variable ${variable.name}`,
      variable.since ? `Since ${variable.since}.` : '',
      variable.fallback ? `Fallback: ${variable.fallback}` : '',
    ]),
    anchor: createApiAnchor(entry.name, 'variable', variable.name),
  };
}

/** The names that can be requested. */
export function listParts(entry: ApiPageEntry): string[] {
  const members = listMembers(entry).map(({ name }) => name);
  if (entry.kind !== 'component') return members;
  return [
    ...members,
    ...entry.slots.map(({ name }) => name),
    ...entry.classes.map(({ className }) => className),
    ...entry.cssVariables.map(({ name }) => name),
  ];
}

function listMembers(entry: ApiPageEntry): ApiMember[] {
  switch (entry.kind) {
    case 'component':
      return entry.props;
    case 'hook':
      return [...entry.parameterMembers, ...entry.returnMembers];
    case 'interface':
      return entry.members;
  }
}

function isReturned(entry: ApiPageEntry, member: ApiMember): boolean {
  return entry.kind === 'hook' && entry.returnMembers.includes(member);
}

function formatMember(owner: string, member: ApiMember, types: Types): string {
  const { name, type, required, default: value, plan, signatures = [], examples = [] } = member;
  const whole = type.full ?? type.text;
  return join([
    `${owner}.${name}${required ? ' (required)' : ''}${isPaidPlan(plan) ? ` [${plan} plan]` : ''}`,
    `\`\`\`ts\n${name}${required ? '' : '?'}: ${whole}\n\`\`\``,
    value ? `Default: ${value}` : '',
    describeMember({ ...member, plan: 'community' }),
    ...signatures
      .map(({ text }) => text)
      .filter((text) => text !== whole)
      .map((text) => `Signature: \`${text}\``),
    ...examples.map((example) => `Example:\n\`\`\`tsx\n${example}\n\`\`\``),
    ...listDeclarations(member, types),
  ]);
}

/** The declarations of the types it mentions, so that clients don't have to ask again for `'left' | 'right'`. */
function listDeclarations({ type, signatures = [] }: ApiMember, types: Types): string[] {
  const mentioned: ApiType[] = [
    type,
    ...signatures.flatMap(({ parameters, returns }) => [
      ...parameters.map((parameter) => parameter.type),
      returns.type,
    ]),
  ];
  const keys = new Set(mentioned.flatMap(({ names = [] }) => names));
  const texts = [...keys].flatMap((key) => types[key]?.text ?? []);
  const short = texts.filter((text) => text.length <= MAX_DECLARATION).slice(0, MAX_DECLARATIONS);
  return short.length > 0 ? [`\`\`\`ts\n${short.join('\n')}\n\`\`\``] : [];
}

function join(lines: readonly string[]): string {
  return lines.filter(Boolean).join('\n\n');
}

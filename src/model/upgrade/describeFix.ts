import type { ApiDifference } from '../reference/ApiDiff.ts';
import type { DifferenceLinks, UpgradeFamily } from '../reference/Upgrade.ts';
import { getHistoryKey } from '../reference/VersionHistory.ts';
import { UNLISTED_CHANGES } from './unlistedChanges.ts';

/** Longer types are left out, because a sentence with two of them is unreadable. The reference has them. */
const MAX_TYPE = 60;

/** The keys of `components` start with an uppercase letter, unlike those of `slots`. */
const REPLACE_COMPONENTS =
  'Replace `components` with `slots`, and start the name of each slot with a lowercase letter.';

/** Describes what to do about a difference: "Rename `TreeItem2` to `TreeItem`." */
export function describeFix(
  family: Pick<UpgradeFamily, 'productId'>,
  difference: ApiDifference,
  { guide, replacedBy }: Pick<DifferenceLinks, 'guide' | 'replacedBy'>,
): string {
  const { kind, owners, part, type, text } = difference;
  const [owner = ''] = owners;
  const name = part?.name ?? owner;
  const see = guide ? [`See “${guide.title}”.`] : [];
  const when = describeWhen(difference);
  if (kind === 'changed') return text ?? describeChange(type, when, see);
  if (kind === 'deprecated') {
    const advice = replacedBy === undefined ? readSentence(text) : `Use \`${replacedBy}\` instead.`;
    return [`It was deprecated ${when}.`, ...(advice ? [advice] : see)].join(' ');
  }
  if (replacedBy === undefined) return [`It was removed ${when}.`, ...see].join(' ');
  if (name === 'components' && replacedBy === 'slots') return REPLACE_COMPONENTS;
  return isRenamed(family, difference, replacedBy)
    ? `Rename \`${name}\` to \`${replacedBy}\`.`
    : `Replace \`${name}\` with \`${replacedBy}\`.`;
}

/** Whether only the name changed. Other replacements from guides and deprecations may accept different values, as `localeText` does. */
function isRenamed(
  { productId }: Pick<UpgradeFamily, 'productId'>,
  { owners: [owner = ''], part, replacedBy }: ApiDifference,
  name: string,
): boolean {
  const old = part?.name ?? owner;
  if (old === `unstable_${name}` || old.replace('2', '') === name) return true;
  const key = part ? getHistoryKey(owner, part.kind, old) : old;
  return replacedBy === name && key in (UNLISTED_CHANGES[productId] ?? {});
}

function describeWhen({ version, after }: ApiDifference): string {
  return after === undefined ? `in ${version}` : `between ${after} and ${version}`;
}

function describeChange(type: ApiDifference['type'], when: string, see: readonly string[]): string {
  const [from, to] = (type ?? []).map((text) => text.replace(/\s+/g, ' ').trim());
  const isShort = from && to && Math.max(from.length, to.length) <= MAX_TYPE;
  return isShort && !`${from}${to}`.includes('`')
    ? `Check this use, because the type changed ${when} from \`${from}\` to \`${to}\`.`
    : [`Check this use, because the type changed ${when}.`, ...see].join(' ');
}

/** Returns the first sentence of a deprecation message. Punctuation in code doesn't end a sentence. */
function readSentence(text: string | undefined): string | undefined {
  const line = /^(?:`[^`\n]*`|[^`\n])*?[.!?](?=\s|$)|^.+$/m.exec(text?.trim() ?? '')?.[0].trim();
  return line && (/[.!?]$/.test(line) ? line : `${line}.`);
}

import type { ApiDifference } from '../reference/ApiDiff.ts';
import { findDifferenceLinks, getMajor } from '../reference/Upgrade.ts';
import type { DifferenceLinks, UpgradeFamily } from '../reference/Upgrade.ts';

/** New names that a guide describes with a rule instead of a list. */
const RULES: readonly (readonly [RegExp, string])[] = [
  [/^(?:unstable_)?(.*[Tt]reeItem)2(.*)$/, '$1$2'],
  [/^(.+)Slots?Components?Props$/, '$1SlotProps'],
  [/^(.+)SlotsComponents?$/, '$1Slots'],
];

/** Finds what explains a use: the section of a guide, or the guide to the major version if no section mentions it. */
export function findUseLinks(family: UpgradeFamily, difference: ApiDifference): DifferenceLinks {
  const links = findDifferenceLinks(family, difference);
  const { version, kind, part, owners } = difference;
  const guide = family.guides.find(
    ({ major }) => major === getMajor(version) && version === `${major}.0`,
  );
  const name = kind === 'removed' && !part ? followRule(owners[0] ?? '') : undefined;
  return {
    ...links,
    ...(links.guide || !guide ? {} : { guide: { title: guide.title, path: guide.path } }),
    ...(links.replacedBy === undefined && name !== undefined ? { replacedBy: name } : {}),
  };
}

/** `TreeItem2Props` → `TreeItemProps` */
function followRule(name: string): string | undefined {
  const rule = RULES.find(([pattern]) => pattern.test(name));
  return rule && name.replace(rule[0], rule[1]);
}

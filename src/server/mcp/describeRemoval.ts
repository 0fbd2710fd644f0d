import { formatWhen } from '#model/machine-docs/formatDifference.ts';
import { describeLife } from '#model/reference/ApiLife.ts';
import { findDifferenceLinks } from '#model/reference/Upgrade.ts';
import { parseHistoryKey } from '#model/reference/VersionHistory.ts';
import type { Docs } from './Docs.ts';

/** Describes when a name was removed, with its replacement and a link to the guide. Ignores case. */
export function describeRemoval(docs: Docs, name: string, part?: string): string | undefined {
  const [wanted, wantedPart] = [name.toLowerCase(), part?.replace(/^\./, '').toLowerCase()];
  for (const family of docs.store.upgrades) {
    for (const [key, changes] of Object.entries(family.changes)) {
      const entry = parseHistoryKey(key);
      if (entry.owner.toLowerCase() !== wanted) continue;
      if (entry.part?.name.toLowerCase() !== wantedPart) continue;
      const { removed, replacedBy: known } = describeLife(changes);
      if (!removed) continue;
      const { guide, replacedBy, codemod } = findDifferenceLinks(family, {
        ...removed,
        owners: [entry.owner],
        ...(entry.part ? { part: entry.part } : {}),
        ...(known === undefined ? {} : { replacedBy: known }),
      });
      return [
        `${key} was removed ${formatWhen(removed)}.`,
        replacedBy === undefined ? '' : `Use ${replacedBy} instead.`,
        codemod === undefined ? '' : `Codemod: \`${codemod}\`.`,
        guide ? `Guide: ${docs.toUrl(guide.path)}` : '',
      ]
        .filter(Boolean)
        .join(' ');
    }
  }
  return undefined;
}

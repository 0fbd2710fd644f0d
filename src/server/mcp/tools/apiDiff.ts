import { z } from 'zod';
import { formatDifference } from '#model/machine-docs/formatDifference.ts';
import { compareReleases } from '#model/reference/ApiDiff.ts';
import type { ApiDifference } from '#model/reference/ApiDiff.ts';
import { findDifferenceLinks } from '#model/reference/Upgrade.ts';
import type { UpgradeFamily, UpgradePair } from '#model/reference/Upgrade.ts';
import { countDifferences, formatCounts } from '#model/upgrade/upgradeSteps.ts';
import { cutText } from '../cutText.ts';
import type { Docs } from '../Docs.ts';
import { findVersions } from '../findVersions.ts';
import { nameInput, offsetInput, productInput, versionInput } from '../inputs.ts';
import { defineTool } from '../Tool.ts';

/** About 1500 tokens. */
const PIECE = 6000;
const MAX_NAMES = 50;

export const apiDiff = defineTool({
  name: 'api_diff',
  title: 'Compare two versions',
  description:
    'Lists what was removed, changed, deprecated, and added in the public API between two versions of MUI X, with replacements, codemods, and links to migration guides where they are known. Compares minor releases.',
  input: z.strictObject({
    from: versionInput.describe('The version in use, such as 7.29.1'),
    to: versionInput
      .optional()
      .describe('The version to upgrade to; the documented version if left out'),
    product: productInput,
    names: z
      .array(nameInput)
      .min(1, 'must not be empty')
      .max(MAX_NAMES, `must have at most ${MAX_NAMES} names`)
      .optional()
      .describe('Only these components, hooks, types, props, slots, events, or CSS classes'),
    offset: offsetInput,
  }),
  run(docs, { from, to, product, names, offset }) {
    const families = docs.store.upgrades.filter(
      ({ productId }) => product === undefined || productId === product,
    );
    const versions = findVersions(docs, families, { from, to });
    if ('text' in versions) return versions;
    const sections = families.flatMap((family) => describeFamily(docs, family, versions, names));
    const nothing = names ? `Nothing changed for ${names.join(', ')}.` : 'Nothing changed.';
    const text = [
      `Changes of the API from ${versions.from} to ${versions.to}`,
      ...(sections.length > 0 ? sections : [nothing]),
    ].join('\n\n');
    const { text: piece, next } = cutText(text, offset, PIECE);
    const more =
      next === undefined ? [] : [`[${text.length - next} more characters: offset ${next}.]`];
    return {
      text: [piece, ...more].join('\n\n'),
      url: docs.toUrl(`/x/upgrade/?from=${versions.from}&to=${versions.to}`),
      version: docs.store.version,
    };
  },
});

/** Formats a heading with numbers and one line per difference. Returns nothing if there is no difference. */
function describeFamily(
  docs: Docs,
  family: UpgradeFamily,
  { from, to }: UpgradePair,
  names: readonly string[] | undefined,
): string[] {
  const wanted = names?.map((name) => name.replace(/^[.<]/, '').toLowerCase());
  const found = compareReleases(family, from, to).filter(
    (difference) => !wanted || isWanted(difference, wanted),
  );
  if (found.length === 0) return [];
  const lines = found.map((difference) =>
    formatDifference(difference, findDifferenceLinks(family, difference), (path) =>
      docs.toUrl(path),
    ),
  );
  return [`## ${family.name}: ${formatCounts(countDifferences(found))}`, lines.join('\n')];
}

function isWanted({ owners, part }: ApiDifference, wanted: readonly string[]): boolean {
  return [...owners, ...(part ? [part.name] : [])].some((name) =>
    wanted.includes(name.toLowerCase()),
  );
}

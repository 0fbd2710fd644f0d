import { z } from 'zod';
import { formatDifference } from '#model/machine-docs/formatDifference.ts';
import { compareReleases, DIFFERENCE_KINDS } from '#model/reference/ApiDiff.ts';
import type { ApiDifference } from '#model/reference/ApiDiff.ts';
import { findDifferenceLinks, findRelease, listUpgradeReleases } from '#model/reference/Upgrade.ts';
import type { UpgradeFamily, UpgradePair } from '#model/reference/Upgrade.ts';
import { compareVersions, toMinor } from '#model/reference/VersionHistory.ts';
import { answerMissing } from '../answerMissing.ts';
import { cutText } from '../cutText.ts';
import type { Docs } from '../Docs.ts';
import { nameInput, offsetInput, productInput, versionInput } from '../inputs.ts';
import { defineTool } from '../Tool.ts';

/** About 1500 tokens. */
const PIECE = 6000;
const MAX_NAMES = 50;

export const apiDiff = defineTool({
  name: 'api_diff',
  title: 'Compare two versions',
  description:
    'Lists what was removed, changed, deprecated, and added in the public API between two versions of MUI X, with replacements and links to migration guides where they are known. Compares minor releases of version 8, and the first and last releases of versions 5 to 7.',
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
    const releases = listUpgradeReleases(families);
    const [first, last] = [releases[0], releases.at(-1)];
    if (first === undefined || last === undefined) {
      return answerMissing(docs, 'There is no data about this product.', [], '');
    }
    const older = findKnown(docs, releases, from);
    const newer = to === undefined ? last : findKnown(docs, releases, to);
    if (older === undefined || newer === undefined) {
      const message = `There is no data about version ${older === undefined ? from : to}.`;
      return answerMissing(
        docs,
        message,
        [],
        `It covers ${first} to ${last}. Migration guides cover older versions; find them with search_docs.`,
      );
    }
    if (compareVersions(older, newer) > 0) {
      return answerMissing(docs, 'from must be the older version.', [], '');
    }
    const sections = families.flatMap((family) =>
      describeFamily(docs, family, { from: older, to: newer }, names),
    );
    const nothing = names ? `Nothing changed for ${names.join(', ')}.` : 'Nothing changed.';
    const text = [
      `Changes of the API from ${older} to ${newer}`,
      ...(sections.length > 0 ? sections : [nothing]),
    ].join('\n\n');
    const { text: piece, next } = cutText(text, offset, PIECE);
    const more =
      next === undefined ? [] : [`[${text.length - next} more characters: offset ${next}.]`];
    return {
      text: [piece, ...more].join('\n\n'),
      url: docs.toUrl('/x/whats-new/'),
      version: docs.store.version,
    };
  },
});

/** The release with the data of a version. A product can end before the version of the library as a whole. */
function findKnown(
  { store }: Docs,
  releases: readonly string[],
  version: string,
): string | undefined {
  if (compareVersions(toMinor(version), toMinor(store.version)) > 0) return undefined;
  return findRelease(releases, version);
}

/** A heading with numbers, and one line per difference; nothing if there is none. */
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
  const counts = DIFFERENCE_KINDS.flatMap((kind) => {
    const count = found.filter((difference) => difference.kind === kind).length;
    return count > 0 ? [`${count} ${kind}`] : [];
  });
  const lines = found.map((difference) =>
    formatDifference(difference, findDifferenceLinks(family, difference), (path) =>
      docs.toUrl(path),
    ),
  );
  return [`## ${family.name}: ${counts.join(', ')}`, lines.join('\n')];
}

function isWanted({ owners, part }: ApiDifference, wanted: readonly string[]): boolean {
  return [...owners, ...(part ? [part.name] : [])].some((name) =>
    wanted.includes(name.toLowerCase()),
  );
}

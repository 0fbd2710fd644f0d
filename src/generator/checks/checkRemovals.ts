import { readFileSync } from 'node:fs';
import { DocsError } from '#model/errors/DocsError.ts';
import { DEFAULT_LOCALE } from '#model/locale/Locale.ts';
import type { ProductConfig, ProductId } from '#model/product/ProductConfig.ts';
import { compareReleases } from '#model/reference/ApiDiff.ts';
import type { ApiDifference } from '#model/reference/ApiDiff.ts';
import type { KnownRemovals } from '#model/reference/KnownRemovals.ts';
import { getMajor } from '#model/reference/Upgrade.ts';
import { getHistoryKey, listMinors } from '#model/reference/VersionHistory.ts';
import type { VersionHistory } from '#model/reference/VersionHistory.ts';
import type { PageSource } from '../content/readPage.ts';
import { toProjectPath } from '../files/directories.ts';
import { getGuidePathname } from '../upgrade/migrationGuides.ts';
import { readGuide } from '../upgrade/readGuide.ts';
import type { CheckResult } from './Check.ts';

export interface RemovalsContext {
  products: readonly Pick<ProductConfig, 'id' | 'name'>[];
  readHistory: (productId: ProductId) => VersionHistory | undefined;
  pages: readonly Pick<PageSource, 'pathname' | 'locale' | 'file' | 'headings'>[];
  known: KnownRemovals;
}

/** The most names that one fault lists. */
const MAX_NAMES = 40;
const KNOWN_FILE = 'content/knownRemovals.ts';

/** Checks that the migration guide of each major version mentions everything that was removed in it. */
export function checkRemovals({
  products,
  readHistory,
  pages,
  known,
}: RemovalsContext): CheckResult {
  const faults: DocsError[] = [];
  const notes: string[] = [];
  for (const { id, name } of products) {
    const history = readHistory(id);
    if (!history) continue;
    for (const step of listSteps(listMinors(history))) {
      const { major } = step;
      const removed = listRemoved(history, step);
      const pathname = getGuidePathname(id, major);
      const page = pages.find(
        (candidate) => candidate.pathname === pathname && candidate.locale === DEFAULT_LOCALE,
      );
      const mentioned = page ? readMentions(page) : () => false;
      const excused = new Set(known[id]?.[major]?.flatMap(({ keys }) => keys));
      const gaps = removed.filter(
        (difference) => !mentioned(difference) && !excused.has(getKey(difference)),
      );
      const stale = findStale(excused, removed, mentioned);
      const row = `${name} ${major - 1} → ${major}: ${removed.length} removed or renamed`;
      notes.push(`${row}, ${removed.filter(mentioned).length} mentioned, ${excused.size} known`);
      if (gaps.length > 0) faults.push(describeGaps(name, major, gaps, page?.file, pathname));
      faults.push(...stale.map((key) => describeStale(name, major, key)));
    }
  }
  return { faults, notes };
}

interface Step {
  major: number;
  from: string;
  to: string;
  /** The newest release of the major version. */
  last: string;
}

/** Lists the steps from the last release of a major version to the first one of the next, if both were read. */
function listSteps(minors: readonly string[]): Step[] {
  return minors.flatMap((to, index) => {
    const from = minors[index - 1];
    const major = getMajor(to);
    const last = minors.findLast((minor) => getMajor(minor) === major) ?? to;
    return from !== undefined && getMajor(from) === major - 1 ? [{ major, from, to, last }] : [];
  });
}

/** Lists everything that a major version removed, except names that a later release of it brought back. */
function listRemoved(history: VersionHistory, { from, to, last }: Step): ApiDifference[] {
  const list = (release: string) =>
    compareReleases(history, from, release).filter(({ kind }) => kind === 'removed');
  const gone = new Set(list(last).flatMap(listKeys));
  return list(to).flatMap((difference) => {
    const owners = difference.owners.filter((owner) => gone.has(getKey(difference, owner)));
    return owners.length > 0 ? [{ ...difference, owners }] : [];
  });
}

/** The history key of a removal for one of its owners, by default the first: `DataGrid prop rows`. */
function getKey({ owners, part }: ApiDifference, owner = owners[0] ?? ''): string {
  return getHistoryKey(owner, part?.kind, part?.name);
}

function listKeys(difference: ApiDifference): string[] {
  return difference.owners.map((owner) => getKey(difference, owner));
}

type IsMentioned = (difference: ApiDifference) => boolean;

function readMentions({ file, headings }: RemovalsContext['pages'][number]): IsMentioned {
  const { findMention } = readGuide(readFileSync(file, 'utf8'), headings);
  return ({ owners, part }) =>
    (part ? [part.name] : owners).some((word) => findMention(word) !== undefined);
}

/** Finds exceptions that are no longer needed. */
function findStale(
  excused: ReadonlySet<string>,
  removed: readonly ApiDifference[],
  mentioned: IsMentioned,
): string[] {
  const needed = new Set(
    removed.filter((difference) => !mentioned(difference)).map((difference) => getKey(difference)),
  );
  return [...excused].filter((key) => !needed.has(key));
}

function describeGaps(
  name: string,
  major: number,
  gaps: readonly ApiDifference[],
  file: string | undefined,
  pathname: string,
): DocsError {
  const keys = gaps.map((difference) => getKey(difference));
  const rest = keys.length > MAX_NAMES ? `, and ${keys.length - MAX_NAMES} more` : '';
  const list = `${keys.slice(0, MAX_NAMES).join(', ')}${rest}`;
  return new DocsError(`${name} ${major} no longer has these, and its guide is silent: ${list}.`, {
    file: file === undefined ? pathname.replace('/x/', 'content/pages/') : toProjectPath(file),
    hint: `mention each of them in code, or add it with a reason to ${KNOWN_FILE}.`,
  });
}

function describeStale(name: string, major: number, key: string): DocsError {
  return new DocsError(
    `"${key}" needs no reason: ${name} ${major} didn't remove it, or the guide mentions it.`,
    { file: KNOWN_FILE, hint: 'take the line out.' },
  );
}

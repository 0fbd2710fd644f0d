import type { ProductId } from '../product/ProductConfig.ts';
import type { ApiDifference } from './ApiDiff.ts';
import { isCovered } from './Codemod.ts';
import type { CodemodScope } from './Codemod.ts';
import { compareVersions, getHistoryKey, toMinor } from './VersionHistory.ts';
import type { VersionHistory } from './VersionHistory.ts';

/** The data of the upgrade page and of the `api_diff` tool for one product. */
export interface UpgradeFamily extends Pick<VersionHistory, 'changes'> {
  productId: ProductId;
  name: string;
  /** The minor releases that were read, oldest first. */
  releases: string[];
  /** Paths in the reference, by the names of entries that changed and still exist. */
  pages: Record<string, string>;
  guides: UpgradeGuide[];
}

/** The guide from one major version to the next. */
export interface UpgradeGuide {
  /** The target version: `8`. */
  major: number;
  path: string;
  title: string;
  /** The anchor of the section that mentions each name. Empty if it's mentioned outside of sections. */
  sections: Record<string, string>;
  /** The replacement for each old name, from the guide's tables. */
  replacements: Record<string, string>;
  /** The command that makes some of the changes automatically, if there is one. */
  codemod?: string;
  /** The commands for individual changes. */
  codemods?: UpgradeCodemod[];
  /** Excerpts from the guide by name. */
  excerpts?: GuideExcerpts;
}

export interface UpgradeCodemod extends CodemodScope {
  command: string;
}

/** Several names can share a text, so each name maps to an index into `texts`. */
export interface GuideExcerpts {
  texts: string[];
  /** Sentences in Markdown, or a row of a table. */
  paragraphs: Record<string, number>;
  /** Old and new code as a diff. */
  examples: Record<string, number>;
}

/** What a guide says about one name. */
export interface GuideExcerpt {
  paragraph?: string;
  example?: string;
}

/** The places that explain a difference. */
export interface DifferenceLinks {
  /** The page of the entry in the reference. */
  reference?: string;
  guide?: { title: string; path: string };
  excerpt?: GuideExcerpt;
  /** The command that fixes it. */
  codemod?: string;
  replacedBy?: string;
}

/** Finds everything the docs have about a difference. */
export function findDifferenceLinks(
  family: Pick<UpgradeFamily, 'pages' | 'guides' | 'changes'>,
  difference: ApiDifference,
): DifferenceLinks {
  const { pages, guides } = family;
  const { owners, part, version, kind } = difference;
  const [owner = ''] = owners;
  const name = part?.name ?? owner;
  const guide = guides.find(({ major }) => major === getMajor(version));
  // A new name may also be the old name of something else, so guides are searched only for breaking changes.
  const anchor = kind === 'added' ? undefined : guide?.sections[name];
  const instead =
    findReplacement(family, difference) ??
    (kind === 'removed' ? guide?.replacements[name] : undefined);
  const reference = pages[owner];
  const excerpt = anchor === undefined ? undefined : findExcerpt(guide, name, kind);
  const codemod = guide?.codemods?.find((scope) => isCovered(scope, difference))?.command;
  return {
    ...(reference === undefined ? {} : { reference }),
    ...(guide && anchor !== undefined
      ? { guide: { title: guide.title, path: guide.path + (anchor ? `#${anchor}` : '') } }
      : {}),
    ...(excerpt ? { excerpt } : {}),
    ...(codemod === undefined ? {} : { codemod }),
    ...(instead === undefined ? {} : { replacedBy: instead }),
  };
}

/** Returns the replacement given by a deprecation, unless it has the same name or is a slot that was removed as well. */
function findReplacement(
  { changes }: Pick<UpgradeFamily, 'changes'>,
  { owners: [owner = ''], part, kind, version, replacedBy }: ApiDifference,
): string | undefined {
  if (replacedBy === (part?.name ?? owner)) return undefined;
  const slot = /^slots\.(\w+)$/.exec(replacedBy ?? '')?.[1];
  if (kind !== 'removed' || slot === undefined) return replacedBy;
  const history = changes[getHistoryKey(owner, 'slot', slot)] ?? [];
  const isGone = history.some(
    (change) => change.kind === 'removed' && compareVersions(change.version, version) <= 0,
  );
  return isGone ? undefined : replacedBy;
}

function findExcerpt(
  guide: UpgradeGuide | undefined,
  name: string,
  kind: ApiDifference['kind'],
): GuideExcerpt | undefined {
  const { texts = [], paragraphs = {}, examples = {} } = guide?.excerpts ?? {};
  const paragraph = texts[paragraphs[name] ?? -1];
  // An example shows old and new code, which helps with replacements. For a changed type, the old and the new type are shown instead.
  const example = kind === 'changed' ? undefined : texts[examples[name] ?? -1];
  if (paragraph === undefined && example === undefined) return undefined;
  return {
    ...(paragraph === undefined ? {} : { paragraph }),
    ...(example === undefined ? {} : { example }),
  };
}

/** Two versions to compare, as minor releases. */
export interface UpgradePair {
  from: string;
  to: string;
}

/** Lists the releases of all products, oldest first. */
export function listUpgradeReleases(
  families: readonly Pick<UpgradeFamily, 'releases'>[],
): string[] {
  return [...new Set(families.flatMap(({ releases }) => releases))].sort(compareVersions);
}

/** Finds the release to use for a version that a reader entered: the same one, or the last one before it. */
export function findRelease(releases: readonly string[], version: string): string | undefined {
  if (!/^\d+(?:\.\d+){0,2}$/.test(version)) return undefined;
  const minor = /^\d+$/.test(version) ? `${version}.0` : toMinor(version);
  return releases.findLast((release) => compareVersions(release, minor) <= 0);
}

/** `8.13` → 8 */
export function getMajor(version: string): number {
  return Number(version.split('.')[0]);
}

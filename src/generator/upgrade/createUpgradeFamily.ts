import { readFileSync } from 'node:fs';
import type { ProductConfig } from '#model/product/ProductConfig.ts';
import { DEFAULT_LOCALE } from '#model/locale/Locale.ts';
import { listMinors, parseHistoryKey } from '#model/reference/VersionHistory.ts';
import type { VersionHistory } from '#model/reference/VersionHistory.ts';
import { getMajor } from '#model/reference/Upgrade.ts';
import type { UpgradeFamily, UpgradeGuide } from '#model/reference/Upgrade.ts';
import type { PageSource } from '../content/readPage.ts';
import { getGuidePathname } from './migrationGuides.ts';
import { readGuide } from './readGuide.ts';

export interface UpgradeSources {
  history: VersionHistory;
  pages: readonly Pick<PageSource, 'pathname' | 'locale' | 'file' | 'frontMatter' | 'headings'>[];
  /** The page of an entry of the reference: `/x/api/data-grid/data-grid/`. */
  findReference: (name: string) => string | undefined;
}

/** The history of a product with what the guides and the reference say about it. */
export function createUpgradeFamily(
  { id, name }: Pick<ProductConfig, 'id' | 'name'>,
  { history, pages, findReference }: UpgradeSources,
): UpgradeFamily {
  const releases = listMinors(history);
  const { changes } = history;
  const owners = new Set(Object.keys(changes).map((key) => parseHistoryKey(key).owner));
  const known = new Set(releases.map(getMajor));
  // A guide explains the step from one major version to the next, which is known if both were read.
  const majors = [...known].filter((major) => known.has(major - 1));
  return {
    productId: id,
    name,
    releases,
    changes,
    pages: Object.fromEntries(
      [...owners].flatMap((owner) => {
        const path = findReference(owner);
        return path === undefined ? [] : [[owner, path] as const];
      }),
    ),
    guides: majors.flatMap((major): UpgradeGuide[] => {
      const pathname = getGuidePathname(id, major);
      const page = pages.find(
        (candidate) => candidate.pathname === pathname && candidate.locale === DEFAULT_LOCALE,
      );
      return page ? [createGuide(page, major, changes)] : [];
    }),
  };
}

function createGuide(
  { pathname, file, frontMatter, headings }: UpgradeSources['pages'][number],
  major: number,
  changes: VersionHistory['changes'],
): UpgradeGuide {
  const facts = readGuide(readFileSync(file, 'utf8'), headings);
  const names = listNames(changes, major);
  return {
    major,
    path: `${pathname}/`,
    title: frontMatter.title,
    sections: Object.fromEntries(
      names.flatMap((name) => {
        const id = facts.findSection(name);
        return id === undefined ? [] : [[name, id] as const];
      }),
    ),
    replacements: Object.fromEntries(
      Object.entries(facts.replacements).filter(([name]) => names.includes(name)),
    ),
    ...(facts.codemod === undefined ? {} : { codemod: facts.codemod }),
  };
}

/** What changed in a major version, by the names that a guide would use. */
function listNames(changes: VersionHistory['changes'], major: number): string[] {
  const names = Object.entries(changes)
    .filter(([, list]) =>
      list.some(({ kind, version }) => kind !== 'added' && getMajor(version) === major),
    )
    .map(([key]) => {
      const { owner, part } = parseHistoryKey(key);
      return part?.name ?? owner;
    });
  return [...new Set(names)].sort();
}

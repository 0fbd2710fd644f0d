import { readFileSync } from 'node:fs';
import type { ProductConfig } from '#model/product/ProductConfig.ts';
import { DEFAULT_LOCALE } from '#model/locale/Locale.ts';
import { listMinors, parseHistoryKey } from '#model/reference/VersionHistory.ts';
import type { VersionHistory } from '#model/reference/VersionHistory.ts';
import { getMajor } from '#model/reference/Upgrade.ts';
import type { GuideExcerpts, UpgradeFamily, UpgradeGuide } from '#model/reference/Upgrade.ts';
import type { Codemod } from '#model/reference/Codemod.ts';
import type { PageSource } from '../content/readPage.ts';
import { getGuidePathname } from './migrationGuides.ts';
import { readGuide } from './readGuide.ts';
import type { GuideMention } from './readGuide.ts';

export interface UpgradeSources {
  history: VersionHistory;
  pages: readonly Pick<PageSource, 'pathname' | 'locale' | 'file' | 'frontMatter' | 'headings'>[];
  /** The codemods of the product. */
  codemods: readonly Codemod[];
  /** Finds the reference page of an entry: `/x/api/data-grid/data-grid/`. */
  findReference: (name: string) => string | undefined;
}

/** Combines the history of a product with its migration guides and reference pages. */
export function createUpgradeFamily(
  { id, name }: Pick<ProductConfig, 'id' | 'name'>,
  { history, pages, codemods, findReference }: UpgradeSources,
): UpgradeFamily {
  const releases = listMinors(history);
  const { changes } = history;
  const owners = new Set(Object.keys(changes).map((key) => parseHistoryKey(key).owner));
  const known = new Set(releases.map(getMajor));
  // A guide covers the step from one major version to the next, so its changes are only known if both were read.
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
      return page ? [createGuide(page, major, { changes, codemods })] : [];
    }),
  };
}

function createGuide(
  { pathname, file, frontMatter, headings }: UpgradeSources['pages'][number],
  major: number,
  { changes, codemods }: Pick<VersionHistory, 'changes'> & Pick<UpgradeSources, 'codemods'>,
): UpgradeGuide {
  const facts = readGuide(readFileSync(file, 'utf8'), headings);
  const names = listNames(changes, major);
  const mentions = names.flatMap((name) => {
    const mention = facts.findMention(name);
    return mention ? [[name, mention] as const] : [];
  });
  return {
    major,
    path: `${pathname}/`,
    title: frontMatter.title,
    sections: Object.fromEntries(mentions.map(([name, { section }]) => [name, section])),
    excerpts: createExcerpts(mentions),
    replacements: Object.fromEntries(
      Object.entries(facts.replacements).filter(([name]) => names.includes(name)),
    ),
    ...(facts.codemod === undefined ? {} : listCommands(facts.codemod, major, codemods)),
  };
}

/** Lists the command of the preset, and those of its parts, which only differ in the name of the transform. */
function listCommands(
  preset: string,
  major: number,
  codemods: readonly Codemod[],
): Pick<UpgradeGuide, 'codemod' | 'codemods'> {
  return {
    codemod: preset,
    codemods: codemods
      .filter(({ transform }) => transform.startsWith(`v${major}.`))
      .map(({ transform, ...scope }) => ({
        command: preset.replace(/\S*preset-safe/, transform),
        ...scope,
      })),
  };
}

function createExcerpts(mentions: readonly (readonly [string, GuideMention])[]): GuideExcerpts {
  const texts = new Map<string, number>();
  const list = (key: 'paragraph' | 'example') =>
    Object.fromEntries(
      mentions.flatMap(([name, { [key]: text }]) => {
        if (text === undefined) return [];
        const position = texts.get(text) ?? texts.size;
        texts.set(text, position);
        return [[name, position] as const];
      }),
    );
  const [paragraphs, examples] = [list('paragraph'), list('example')];
  return { texts: [...texts.keys()], paragraphs, examples };
}

/** Lists the changes of a major version by the names that a guide would use. */
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

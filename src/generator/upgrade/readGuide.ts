import type { Heading } from '#model/page/Page.ts';
import { removeLinks } from '#model/reference/ApiDiff.ts';
import type { GuideExcerpt } from '#model/reference/Upgrade.ts';
import { FENCE, readBlocks, readRows } from './guideBlocks.ts';
import type { GuideBlock, GuideRow } from './guideBlocks.ts';

/** Facts about removed and renamed APIs, read from the text of a migration guide. */
export interface GuideFacts {
  /** Finds the section that mentions a name in code: the one that a table links to, else the first one. */
  findMention: (name: string) => GuideMention | undefined;
  replacements: Record<string, string>;
  /** The command of the preset, exactly as in the guide. */
  codemod: string | undefined;
}

export interface GuideMention extends GuideExcerpt {
  /** The anchor of the section. Empty before the first heading. */
  section: string;
}

interface Section {
  id: string;
  blocks: GuideBlock[];
  /** All code in the section, one piece per line. */
  code: string;
}

const CODEMOD = /^npx @mui\/x-codemod@\S+ \S*preset-safe \S+$/;
const NAME = /^[A-Za-z_$][\w$.-]*(?:\(\))?$/;

/** Reads the text of a guide, without its front matter, which the page doesn't show. */
export function readGuide(text: string, headings: readonly Heading[]): GuideFacts {
  const lines = text.replace(/^---\n[^]*?\n---\n/, '').split('\n');
  const sections = splitSections(lines, headings);
  const rows = readRows(lines);
  return {
    findMention(name) {
      for (const patterns of listSpellings(name)) {
        const mentions: Mentions = (code) => patterns.every((pattern) => pattern.test(code));
        const row = rows.find(({ cells }) => mentions(readCode(cells[0] ?? '')));
        const target = row && /\]\(#([^)]+)\)/.exec(row.cells.join(' '))?.[1];
        const section =
          sections.find(({ id }) => id === target) ?? sections.find(({ code }) => mentions(code));
        if (section) return { section: section.id, ...readExcerpt(section, sections, mentions) };
      }
      return undefined;
    },
    replacements: Object.fromEntries(rows.flatMap(readReplacements)),
    codemod: lines.find((line) => CODEMOD.test(line)),
  };
}

function splitSections(lines: readonly string[], headings: readonly Heading[]): Section[] {
  const sections: { id: string; lines: string[] }[] = [{ id: '', lines: [] }];
  let next = 0;
  let isInFence = false;
  for (const line of lines) {
    if (FENCE.test(line)) isInFence = !isInFence;
    const title = isInFence ? undefined : /^#{2,3} (.+)$/.exec(line)?.[1];
    const found =
      title === undefined
        ? -1
        : headings.findIndex(
            (heading, index) => index >= next && toPlain(title).startsWith(toPlain(heading.text)),
          );
    if (found >= 0) {
      next = found + 1;
      sections.push({ id: headings[found]?.id ?? '', lines: [] });
    }
    sections.at(-1)?.lines.push(line);
  }
  return sections.map(({ id, lines: own }) => ({
    id,
    blocks: readBlocks(own),
    code: readCode(own.join('\n')),
  }));
}

type Mentions = (code: string) => boolean;

/** Reads the first text in a section that mentions a name, and the diff that replaces it. */
function readExcerpt(
  section: Section,
  sections: readonly Section[],
  mentions: Mentions,
): GuideExcerpt {
  const paragraph = section.blocks.find(
    ({ kind, text }) => kind === 'text' && mentions(readCode(text)),
  );
  const own = listDiffs([section], mentions);
  // An overview section has no code. The examples are in later sections.
  const example = (own.length > 0 ? own : listDiffs(sections, mentions)).find(({ lines }) =>
    lines.every((line) => line.startsWith('-')),
  );
  return {
    ...(paragraph ? { paragraph: removeLinks(paragraph.text) } : {}),
    ...(example ? { example: example.text } : {}),
  };
}

/** Lists the diffs that mention a name, with those lines. If an unchanged line mentions it, the diff is about something else. */
function listDiffs(sections: readonly Section[], mentions: Mentions) {
  return sections
    .flatMap(({ blocks }) => blocks)
    .filter(({ kind }) => kind === 'diff')
    .map(({ text }) => ({
      text,
      lines: text.split('\n').filter((line) => mentions(line.slice(1))),
    }))
    .filter(({ lines }) => lines.length > 0);
}

function toPlain(text: string): string {
  return text.replace(/[`*_\\]/g, '').trim();
}

/** Reads the content of code blocks and inline code. Other text doesn't count, because words such as "rows" are also props. */
function readCode(text: string): string {
  const pieces: string[] = [];
  let isInFence = false;
  for (const line of text.split('\n')) {
    if (FENCE.test(line)) isInFence = !isInFence;
    // A removed line of a diff starts with a dash, which would look like a part of the name.
    else if (isInFence) pieces.push(line.replace(/^[-+](?![-+])/, ''));
    else pieces.push(...[...line.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code));
  }
  return pieces.join('\n');
}

/**
 * Lists the spellings of a name in guides. All patterns of a spelling have to match. A class can omit the name of its component,
 * unless the rest is a plain word such as `root`. A list of names without the prefix `unstable_` may mention the prefix only once.
 */
function listSpellings(name: string): RegExp[][] {
  const shortClass = /^Mui[A-Z]\w*-(\w*(?:[A-Z]|--).*)$/.exec(name)?.[1];
  const stable = /^unstable_(.+)$/.exec(name)?.[1];
  return [
    [createPattern(name)],
    ...(shortClass === undefined ? [] : [[createPattern(shortClass)]]),
    ...(stable === undefined ? [] : [[createPattern(stable), createPattern('unstable_')]]),
  ];
}

/** Matches the whole name: `TreeItem2` doesn't mention `TreeItem`. */
function createPattern(name: string): RegExp {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\w$-])${escaped}(?![\\w$-])`);
}

/** Reads replacements from a row of a table "Version 7 | Version 8". Both cells must contain only names, and equally many. */
function readReplacements({ cells, head }: GuideRow): [string, string][] {
  const [before = '', after = ''] = head;
  if (!/\bversion \d+/i.test(before) || !/\bversion \d+/i.test(after)) return [];
  const [old, young] = [readNames(cells[0] ?? ''), readNames(cells[1] ?? '')];
  if (old.length === 0 || old.length !== young.length) return [];
  return old.flatMap((name, index) => {
    const other = young[index];
    return other === undefined || other === name ? [] : [[name, other] as [string, string]];
  });
}

/** "`a`, `b()`" → `a`, `b`. Returns nothing if there are any other words. */
function readNames(cell: string): string[] {
  const names = [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
  const rest = cell.replace(/`[^`]+`/g, '').replace(/\s*(?:,|and|or)\s*/g, '');
  if (rest.trim() !== '' || !names.every((name) => NAME.test(name))) return [];
  return names.map((name) => name.replace(/\(\)$/, ''));
}

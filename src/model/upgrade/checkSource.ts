import type { UpgradeFamily, UpgradePair } from '../reference/Upgrade.ts';
import { checkCode } from './checkCode.ts';
import { createDifferenceIndex } from './createDifferenceIndex.ts';
import { createMeanings } from './createMeanings.ts';
import { createScopes } from './createScopes.ts';
import { describeFix } from './describeFix.ts';
import { findUseLinks } from './findUseLinks.ts';
import { parseSource } from './parseSource.ts';
import type { FoundUse } from './SourceCheck.ts';
import type { SourceReport, SourceUse } from './SourceReport.ts';
import type { ParsedSource } from './SourceTree.ts';

export type { SourceProblem, SourceReport, SourceUse } from './SourceReport.ts';

/** Finds everything in a source file that changes with an upgrade. It never throws, whatever the text is. */
export function checkSource(
  file: { name: string; text: string },
  families: readonly UpgradeFamily[],
  versions: UpgradePair,
): SourceReport {
  const fileName = file.name;
  try {
    const source = parseSource(file);
    if (typeof source === 'string') return { fileName, problem: source };
    const found = findUses(source, families, versions);
    const locate = createLocator(source.text);
    return { fileName, uses: found.map((use) => describeUse(use, source, locate)) };
  } catch {
    // Only generated code is nested so deeply that the stack overflows.
    return { fileName, problem: 'unparsable' };
  }
}

function findUses(
  source: ParsedSource,
  families: readonly UpgradeFamily[],
  versions: UpgradePair,
): FoundUse[] {
  const indexes = families.map((family) => createDifferenceIndex(family, versions));
  const meanings = createMeanings(source, createScopes(source), indexes);
  const found = new Map<number, FoundUse>();
  checkCode(
    {
      source,
      indexes,
      meanings,
      visited: new Set(),
      add(place, index, difference, advice) {
        if (!difference) return;
        const { from, to } = removeQuotes(source, place);
        if (!found.has(from)) found.set(from, { from, to, index, difference, ...advice });
      },
    },
    versions,
  );
  return [...found.values()].sort((a, b) => a.from - b.from);
}

/** Excludes the quotes if a name is written as a string. */
function removeQuotes({ text }: ParsedSource, { from, to }: Pick<FoundUse, 'from' | 'to'>) {
  return /['"`]/.test(text[from] ?? '') ? { from: from + 1, to: to - 1 } : { from, to };
}

type Locate = (position: number) => { line: number; column: number };

function describeUse(
  { from, to, index: { family }, difference, fix, links }: FoundUse,
  { text }: ParsedSource,
  locate: Locate,
): SourceUse {
  const known = links ?? findUseLinks(family, difference);
  const isCertain = difference.kind !== 'changed' && !difference.isUncertain;
  return {
    ...locate(from),
    length: to - from,
    text: text.slice(from, to),
    productId: family.productId,
    difference,
    links: known,
    fix: fix ?? describeFix(family, difference, known),
    certainty: isCertain ? 'certain' : 'possible',
  };
}

/** Converts positions to lines and columns. Call it with positions in ascending order. */
function createLocator(text: string): Locate {
  let [line, start] = [1, 0];
  return (position) => {
    for (let next = text.indexOf('\n', start); next >= 0 && next < position;) {
      line += 1;
      start = next + 1;
      next = text.indexOf('\n', start);
    }
    return { line, column: position - start + 1 };
  };
}

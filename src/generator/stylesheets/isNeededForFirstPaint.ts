import path from 'node:path';
import type { BuiltPage } from '../output/readPage.ts';
import type { BuiltScript } from '../output/readScript.ts';
import type { BuiltStylesheet } from '../output/readStylesheet.ts';

/** A stylesheet, and what the scripts of the site do with it. */
export interface UsedStylesheet extends BuiltStylesheet {
  /** Scripts fetch it themselves when they need it. */
  isFetchedByScripts: boolean;
  /** Scripts put its class names on elements and rely on the page to have it. */
  isUsedByScripts: boolean;
}

/** A stylesheet that matches nothing in the HTML of a page, and that no script of the page relies on, only delays the first paint. */
export function isNeededForFirstPaint(
  { moduleClasses, globalSelectors, isFetchedByScripts, isUsedByScripts }: UsedStylesheet,
  { classes, attributes }: Pick<BuiltPage, 'classes' | 'attributes'>,
): boolean {
  if (haveCommon(moduleClasses, classes)) return true;
  if (!isFetchedByScripts) return isUsedByScripts || globalSelectors.length > 0;
  return globalSelectors.some(
    (required) =>
      required.classes.every((name) => classes.has(name)) &&
      required.attributes.every((name) => attributes.has(name)),
  );
}

/** @param words from `listWords` */
export function addUse(
  fileName: string,
  sheet: BuiltStylesheet,
  words: ReadonlySet<string>,
): UsedStylesheet {
  return {
    ...sheet,
    isFetchedByScripts: words.has(fileName),
    isUsedByScripts: haveCommon(sheet.moduleClasses, words),
  };
}

/** Every word in the strings of scripts, with files by their name: `x/_astro/a.css` → `a.css`. */
export function listWords(scripts: readonly BuiltScript[]): Set<string> {
  const words = new Set<string>();
  for (const { strings } of scripts)
    for (const text of strings)
      for (const word of text.split(/\s+/))
        words.add(word.endsWith('.css') ? path.basename(word) : word);
  return words;
}

function haveCommon(some: ReadonlySet<string>, all: ReadonlySet<string>): boolean {
  for (const word of some) if (all.has(word)) return true;
  return false;
}

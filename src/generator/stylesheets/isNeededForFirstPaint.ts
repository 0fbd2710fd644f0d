/** A stylesheet, with the names that CSS modules made: `_slot_hsqaf_3`. */
export interface Stylesheet {
  name: string;
  moduleClasses: ReadonlySet<string>;
  /** Has rules that hang on no such name, so that it may matter on every page. */
  hasGlobalRules: boolean;
  /** Scripts fetch it themselves when they need it. */
  isFetchedByScripts: boolean;
  /** Scripts put its names on elements, and count on the page to have it. */
  isUsedByScripts: boolean;
}

/** A sheet that says nothing about the HTML of a page, and that no script of the page counts on, only delays its first paint. */
export function isNeededForFirstPaint(
  { moduleClasses, hasGlobalRules, isFetchedByScripts, isUsedByScripts }: Stylesheet,
  classes: ReadonlySet<string>,
): boolean {
  if (hasGlobalRules) return true;
  for (const name of moduleClasses) if (classes.has(name)) return true;
  return !isFetchedByScripts && isUsedByScripts;
}

const MODULE_CLASS = /\._[\w-]+_[a-z0-9]{5}_\d+/g;

/** @param scripts all scripts of the site, one after the other */
export function readStylesheet(name: string, css: string, scripts: string): Stylesheet {
  const moduleClasses = new Set((css.match(MODULE_CLASS) ?? []).map((match) => match.slice(1)));
  return {
    name,
    moduleClasses,
    hasGlobalRules: listSelectors(css).some((selector) => !MODULE_CLASS_IN.test(selector)),
    isFetchedByScripts: scripts.includes(name),
    isUsedByScripts: [...moduleClasses].some((className) => scripts.includes(className)),
  };
}

const MODULE_CLASS_IN = new RegExp(MODULE_CLASS.source);

/** Selectors of style rules, each group in one piece; `@media`, `@layer`, keyframes and font faces are looked through or passed over. */
export function listSelectors(css: string): string[] {
  const text = css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '');
  return (
    [...text.matchAll(/([^{};]+)\{/g)]
      .map((match) => (match[1] ?? '').trim())
      .filter((selector) => selector !== '' && !selector.startsWith('@'))
      // A nested rule belongs to the one around it.
      .filter((selector) => !selector.startsWith('&'))
  );
}

/** `<a class="b c">` → b, c */
export function readClasses(html: string): Set<string> {
  const classes = new Set<string>();
  for (const [, names = ''] of html.matchAll(/\sclass="([^"]*)"/g))
    for (const name of names.split(/\s+/)) classes.add(name);
  return classes;
}

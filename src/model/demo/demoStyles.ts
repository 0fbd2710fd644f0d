/** Separates the rules of two components. It's a CSS comment, so the joined text is also valid CSS. */
const SEPARATOR = '/**/';

/** Joins the rules of several components into one text, which `splitDemoStyles` can split again. */
export function joinDemoStyles(rules: Iterable<string>): string {
  return [...rules].join(SEPARATOR);
}

export function splitDemoStyles(css: string): string[] {
  return css.split(SEPARATOR).filter(Boolean);
}

/** The last rule in the head of a page with demos. The browser adds the rules it creates to this layer. */
export const OPEN_LAYER = '@layer mui{}';

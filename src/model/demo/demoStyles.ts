/** Between the rules of two components. A comment, so that it can stay where nobody takes the rules apart. */
const SEPARATOR = '/**/';

/** Writes the rules of components as one text that `splitDemoStyles` takes apart again. */
export function joinDemoStyles(rules: Iterable<string>): string {
  return [...rules].join(SEPARATOR);
}

export function splitDemoStyles(css: string): string[] {
  return css.split(SEPARATOR).filter(Boolean);
}

/** The last rule in the head of a page with demos. Rules that are created in the browser are added to it. */
export const OPEN_LAYER = '@layer mui{}';

import type { DemoStyles } from './extractStyles.ts';

const RULE = /([^{}]+)\{[^{}]*\}/g;
const CLASS_NAME = /css-[\w-]+/g;

/**
 * Replaces the classes in a picture that look like an earlier one. The styles of a grid are 30 kB long, and there are two variants of them
 * that differ in one rule for an attribute which pictures don't have.
 */
export function mergeStyles(html: string, styles: DemoStyles): string {
  const firsts = new Map<string, string>();
  const replacements = new Map<string, string>();
  for (const [names, css] of styles) {
    const className = `css-${names.split(' ')[0]}`;
    const look = dropUnmatched(css).replaceAll(className, '');
    const first = firsts.get(look);
    if (first === undefined) firsts.set(look, className);
    else replacements.set(className, first);
  }
  return html.replace(CLASS_NAME, (className) => replacements.get(className) ?? className);
}

/** Leaves out rules of which no selector can match, because pictures have no ARIA attributes. */
function dropUnmatched(css: string): string {
  return css.replace(RULE, (rule, selectors: string) =>
    selectors.split(',').every((selector) => selector.includes('[aria-')) ? '' : rule,
  );
}

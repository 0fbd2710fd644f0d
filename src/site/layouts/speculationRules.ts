/** The pages of the site, and not its files: `/x/`, `/x/introduction/`, `/zh/x/introduction/`. */
const PAGES = { href_matches: ['/*x/', '/*x/*/'] };

/** The playground, which runs code, and links that open a new tab. */
const EXCEPTIONS = { selector_matches: '[href*="/playground/"], [target]' };

/**
 * What Chromium loads ahead of a click. A page is rendered while the pointer rests on its link or a finger touches it, so that
 * a click only has to show it. The page that comes next is fetched earlier. Browsers ignore all of it when readers save data.
 */
export function createSpeculationRules() {
  return {
    prerender: [{ where: { and: [PAGES, { not: EXCEPTIONS }] }, eagerness: 'moderate' }],
    prefetch: [{ where: { selector_matches: 'a[rel=next]' }, eagerness: 'eager' }],
  };
}

/**
 * What Chromium loads ahead of a click. `renderAhead` marks the link that the reader is about to click, and its page is rendered
 * immediately, so that a click only has to show it. The page that comes next is fetched earlier. Browsers ignore all of it when
 * readers save data.
 */
export function createSpeculationRules() {
  return {
    prerender: [{ where: { selector_matches: '[data-ahead]' }, eagerness: 'immediate' }],
    prefetch: [{ where: { selector_matches: 'a[rel=next]' }, eagerness: 'eager' }],
  };
}

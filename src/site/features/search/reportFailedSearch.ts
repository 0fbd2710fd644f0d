import { emitSiteEvent } from '../../browser/siteEvents.ts';

/** Long enough that the query is complete rather than partly typed. */
const PAUSE_MS = 1500;
const MIN_LENGTH = 2;

let timer: ReturnType<typeof setTimeout> | undefined;
let lastReported = '';

/** Call it for every search. A query that finds nothing and stays is reported once. */
export function reportFailedSearch(query: string, resultCount: number): void {
  clearTimeout(timer);
  const text = query.trim();
  if (resultCount > 0 || text.length < MIN_LENGTH || text === lastReported) return;
  timer = setTimeout(() => {
    lastReported = text;
    emitSiteEvent({ name: 'search', action: 'no-result', label: text });
  }, PAUSE_MS);
}

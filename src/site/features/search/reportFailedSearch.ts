import { emitSiteEvent } from '../../browser/siteEvents.ts';

/** Long enough that the query is what the reader meant, and not a part of it. */
const PAUSE_MS = 1500;
const MIN_LENGTH = 2;

let timer: ReturnType<typeof setTimeout> | undefined;
let lastReported = '';

/** For every search, also those with a result: a query that finds nothing and stays is reported, once. */
export function reportFailedSearch(query: string, resultCount: number): void {
  clearTimeout(timer);
  const text = query.trim();
  if (resultCount > 0 || text.length < MIN_LENGTH || text === lastReported) return;
  timer = setTimeout(() => {
    lastReported = text;
    emitSiteEvent({ name: 'search', action: 'no-result', label: text });
  }, PAUSE_MS);
}

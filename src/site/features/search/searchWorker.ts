import type { Locale } from '#model/locale/Locale.ts';
import { createSearch } from '#model/search/createSearch.ts';
import { SEARCH_PARTS } from '#model/search/SearchFile.ts';
import type { SearchPart } from '#model/search/SearchFile.ts';
import { loadSearchFile } from './loadSearchFile.ts';
import type { IndexState, SearchReply, SearchRequest } from './searchMessages.ts';

// A worker, so that neither loading nor searching the index delays a keystroke.

const search = createSearch();
const loaded: SearchPart[] = [];
let missing: SearchPart[] = [];
let locale: Locale = 'en';

const reply = (message: SearchReply) => postMessage(message);

function reportState(status: IndexState['status']): void {
  reply({ type: 'state', state: { status, loaded: [...loaded] } });
}

/** Lets a pending query run first. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

/** Loads one part after another, starting with the reader's product, which the first keystroke should find. */
async function loadParts(parts: readonly SearchPart[]): Promise<void> {
  missing = [];
  reportState(loaded.length > 0 ? 'ready' : 'loading');
  for (const part of parts) {
    try {
      await search.addSlowly(await loadSearchFile(locale, part), pause);
      loaded.push(part);
      reportState('ready');
    } catch {
      missing.push(part);
    }
  }
  if (missing.length > 0) reportState('failed');
}

addEventListener('message', ({ data }: MessageEvent<SearchRequest>) => {
  switch (data.type) {
    case 'start': {
      locale = data.locale;
      const first: SearchPart = data.present ?? 'general';
      void loadParts([first, ...SEARCH_PARTS.filter((part) => part !== first)]);
      break;
    }
    case 'retry':
      if (missing.length > 0) void loadParts(missing);
      break;
    case 'search':
      reply({
        type: 'result',
        id: data.id,
        outcome: search.searchPages(data.query, data.options),
      });
      break;
  }
});

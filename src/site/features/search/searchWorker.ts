import type { Locale } from '#model/locale/Locale.ts';
import { createSearch } from '#model/search/createSearch.ts';
import { SEARCH_PARTS } from '#model/search/SearchFile.ts';
import type { SearchPart } from '#model/search/SearchFile.ts';
import { createIndexLoader } from './createIndexLoader.ts';
import { loadSearchFile } from './loadSearchFile.ts';
import type { SearchReply, SearchRequest } from './searchMessages.ts';

// A worker, so that neither loading nor searching the index delays a keystroke.

const search = createSearch();
let locale: Locale = 'en';

const reply = (message: SearchReply) => postMessage(message);

/** Lets a pending query run first. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

const loader = createIndexLoader({
  load: (part, number) => loadSearchFile(locale, part, number),
  add: (file) => search.addSlowly(file, pause),
  report: (state) => reply({ type: 'state', state }),
});

addEventListener('message', ({ data }: MessageEvent<SearchRequest>) => {
  switch (data.type) {
    case 'start': {
      locale = data.locale;
      // The first keystroke should find what the reader's product has.
      const first: SearchPart = data.present ?? 'general';
      void loader.loadParts([first, ...SEARCH_PARTS.filter((part) => part !== first)]);
      break;
    }
    case 'retry':
      void loader.retry();
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

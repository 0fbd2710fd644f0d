import type { Locale } from '#model/locale/Locale.ts';
import type { SearchOutcome } from '#model/search/createSearch.ts';
import type { SearchOptions } from '#model/search/SearchOptions.ts';
import type { SearchPart } from '#model/search/SearchFile.ts';

/** From the page to the worker. */
export type SearchRequest =
  | { type: 'start'; locale: Locale; present: SearchPart | undefined }
  | { type: 'retry' }
  | { type: 'search'; id: number; query: string; options: SearchOptions };

/** The state of the index: `loading` until the first file is loaded, `failed` if a file couldn't be loaded. */
export interface IndexState {
  status: 'loading' | 'ready' | 'failed';
  /** How many files can be searched. */
  files: number;
  /** Everything can be searched. */
  isComplete: boolean;
}

/** From the worker to the page. */
export type SearchReply =
  { type: 'state'; state: IndexState } | { type: 'result'; id: number; outcome: SearchOutcome };

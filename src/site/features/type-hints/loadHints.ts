import type { HintFile, HintTypes } from '#model/page/ApiHints.ts';
import { loadJsonOnce } from '../../browser/loadJsonOnce.ts';

/** Loads the declarations of one product, such as `data-grid`. */
export function loadHints(family: string): Promise<HintFile> {
  return loadJsonOnce<HintFile>(`/x/api-hints/${family}.json`);
}

/** Loads the types of one product that have no page. */
export function loadTypes(family: string): Promise<HintTypes> {
  return loadJsonOnce<HintTypes>(`/x/api-types/${family}.json`);
}

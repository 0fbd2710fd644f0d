import type { HintFile, HintTypes } from '#model/page/ApiHints.ts';
import { loadJsonOnce } from '../../browser/loadJsonOnce.ts';

/** Declarations of one product, `data-grid`. */
export function loadHints(family: string): Promise<HintFile> {
  return loadJsonOnce<HintFile>(`/x/api-hints/${family}.json`);
}

/** Types of one product that have no page. */
export function loadTypes(family: string): Promise<HintTypes> {
  return loadJsonOnce<HintTypes>(`/x/api-types/${family}.json`);
}

import { getCompletionsPath } from '#model/reference/Completions.ts';
import type { Completions } from '#model/reference/Completions.ts';
import { loadJsonOnce } from '../../../browser/loadJsonOnce.ts';

/** Loads the completions of a product. */
export function loadCompletions(family: string): Promise<Completions> {
  return loadJsonOnce<Completions>(getCompletionsPath(family));
}

/** Lists everything that code in the editor can import. */
export async function loadImports(): Promise<readonly string[]> {
  return (await loadJsonOnce<{ imports: string[] }>('/x/live/imports.json')).imports;
}

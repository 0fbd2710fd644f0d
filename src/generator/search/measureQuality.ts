import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { hasCjk } from '#model/search/tokenize.ts';
import type { SearchFile } from '#model/search/SearchFile.ts';
import { ROOT } from '../files/directories.ts';
import { createSearches } from './getSearch.ts';
import { loadQueries } from './loadQueries.ts';
import { measureQueries } from './measureQueries.ts';
import type { Measurement, QueryCase } from './measureQueries.ts';

export const FLOOR_FILE = path.join(ROOT, 'src/generator/search/floor.json');

const shares = z.strictObject({ hit1: z.number(), hit5: z.number(), mrr: z.number() });
const floorSchema = z.strictObject({ english: shares, chinese: shares, unseen: shares });

/** What the ranking must reach. It only rises. */
export type Floor = z.infer<typeof floorSchema>;

export function readFloor(): Floor {
  return floorSchema.parse(JSON.parse(readFileSync(FLOOR_FILE, 'utf8')));
}

/** Which floor a set has to reach. The half of the collected questions that is for tuning has none. */
const FLOORS: Readonly<Record<string, keyof Floor>> = {
  chinese: 'chinese',
  tasks: 'english',
  tracker: 'english',
  unseen: 'unseen',
};

export interface SetMeasurement extends Measurement {
  name: string;
  floor: keyof Floor | undefined;
}

/** Every set of queries, asked of the search over these files. */
export async function measureQuality(files: readonly SearchFile[]): Promise<SetMeasurement[]> {
  const getSearch = createSearches(files);
  const ask = (query: string) =>
    getSearch(hasCjk(query) ? 'zh' : 'en')
      .search(query, { limit: 10 })
      .map(({ pathname }) => pathname);
  const sets: SetMeasurement[] = [];
  for (const [name, cases] of loadQueries()) {
    const measured = await measureQueries(cases, listPathnames(files), ask);
    sets.push({ name, floor: FLOORS[name], ...measured });
  }
  return sets;
}

export function listPathnames(files: readonly SearchFile[]): Set<string> {
  return new Set(files.flatMap(({ pages }) => pages.map(({ path: pathname }) => pathname)));
}

/** Pathnames that a query expects and the navigation does not know: slips in the set itself. */
export function findUnknownPathnames(
  cases: readonly QueryCase[],
  known: ReadonlySet<string>,
): string[] {
  return [...new Set(cases.flatMap(({ expected }) => expected))].filter(
    (pathname) => !known.has(pathname),
  );
}

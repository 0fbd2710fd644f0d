import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { ROOT } from '../files/directories.ts';
import type { QueryCase } from './measureQueries.ts';
import { splitQueries } from './splitQueries.ts';

const DIRECTORY = path.join(ROOT, 'src/generator/search/queries');

const schema = z.array(
  z.strictObject({
    query: z.string().min(1),
    expected: z.array(z.string().regex(/^\/x\/.*[^/]$/)).min(1),
    kind: z.string().min(1),
    source: z.string().optional(),
  }),
);

/** Collected questions, half of which nobody tunes with. */
const COLLECTED = 'collected';

/** Sets by name: what users asked, tasks of the pages, Chinese, and the two halves of the collected questions. */
export function loadQueries(): Map<string, QueryCase[]> {
  const names = readdirSync(DIRECTORY).filter((name) => name.endsWith('.json'));
  const sets = names.sort().flatMap((file): [string, QueryCase[]][] => {
    const name = path.basename(file, '.json');
    const text = readFileSync(path.join(DIRECTORY, file), 'utf8');
    const cases = schema.parse(JSON.parse(text)) as QueryCase[];
    return name === COLLECTED ? Object.entries(splitQueries(cases)) : [[name, cases]];
  });
  return new Map(sets);
}

import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { ROOT } from '../files/directories.ts';
import type { QueryCase } from './measureQueries.ts';

const DIRECTORY = path.join(ROOT, 'src/generator/search/queries');

const schema = z.array(
  z.strictObject({
    query: z.string().min(1),
    expected: z.array(z.string().regex(/^\/x\/.*[^/]$/)).min(1),
    kind: z.string().min(1),
    source: z.string().optional(),
  }),
);

/** The whole set, by the name of its file: what users asked, tasks of the pages, Chinese. */
export function loadQueries(): Map<string, QueryCase[]> {
  const names = readdirSync(DIRECTORY).filter((name) => name.endsWith('.json'));
  return new Map(
    names.sort().map((name) => {
      const text = readFileSync(path.join(DIRECTORY, name), 'utf8');
      return [path.basename(name, '.json'), schema.parse(JSON.parse(text)) as QueryCase[]];
    }),
  );
}

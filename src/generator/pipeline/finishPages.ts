import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { runWorkers } from '../processes/runWorkers.ts';
import type { UsedStylesheet } from '../stylesheets/isNeededForFirstPaint.ts';
import { readUsedStylesheets } from '../stylesheets/trimStylesheets.ts';
import { finishPage } from './finishPage.ts';
import type { FinishJob } from './finishWorker.ts';

export interface FinishOptions {
  /** The pages of `dist`, if left out. */
  files?: readonly string[];
  sheets?: ReadonlyMap<string, UsedStylesheet>;
}

/** Below this, starting workers takes longer than the work. */
const MIN_FILES_FOR_WORKERS = 200;

/** Removes what Astro writes into pages but no reader needs. Returns the number of links to stylesheets that are gone. */
export async function finishPages(
  dist: string,
  { files = listPages(dist), sheets = readUsedStylesheets(dist) }: FinishOptions = {},
): Promise<number> {
  let removed = 0;
  const count = (links: number) => {
    removed += links;
  };
  if (files.length < MIN_FILES_FOR_WORKERS)
    for (const file of files) count(finishPage(file, sheets));
  else {
    await runWorkers<string, number>(new URL('finishWorker.ts', import.meta.url), files, {
      workerData: { sheets } satisfies FinishJob,
      workers: availableParallelism(),
      onResult: count,
    });
  }
  return removed;
}

function listPages(dist: string): string[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => path.join(dist, name));
}

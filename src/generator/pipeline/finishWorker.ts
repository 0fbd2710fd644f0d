import { parentPort, workerData } from 'node:worker_threads';
import type { UsedStylesheet } from '../stylesheets/isNeededForFirstPaint.ts';
import { finishPage } from './finishPage.ts';

/** What a worker of `finishPages` is started with. */
export interface FinishJob {
  sheets: ReadonlyMap<string, UsedStylesheet>;
}

// Finishes one page per message and answers with the number of links that were removed.
const { sheets } = workerData as FinishJob;
parentPort?.on('message', (file: string) => {
  parentPort?.postMessage(finishPage(file, sheets));
});

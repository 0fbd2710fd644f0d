import type { BenchRow } from './BenchRow.ts';
import { createProbePage } from './createProbePage.ts';
import { measureEdits } from './measureEdits.ts';
import { startDevServer } from './startDevServer.ts';

/** One with charts, which only browsers render, and one with pickers, which the server renders too. */
const PAGES = ['/x/react-charts/bars/', '/x/react-date-pickers/date-picker/'] as const;
const REPEATS = 7;

/** What it's like to work on the site: `npm run dev`, in a checkout where it has run before. */
export async function measureDevelopment(executablePath: string): Promise<BenchRow[]> {
  const subject = 'npm run dev';
  const probe = createProbePage();
  try {
    // The first start of all prepares packages for the browser and fills the caches.
    const first = await startDevServer(PAGES[0]);
    await measureEdits(first.url, probe, executablePath).finally(first.stop);

    const server = await startDevServer(PAGES[0]);
    try {
      const rows: BenchRow[] = [
        {
          subject,
          what: 'first page, from the start',
          value: Math.round(server.firstPageMs / 100) / 10,
          budget: 8,
          unit: 's',
        },
      ];
      for (const page of PAGES) {
        const value = Math.round(await measureRepeats(server.url + page));
        rows.push({ subject: page, what: 'page seen before', value, budget: 300, unit: 'ms' });
      }
      const { textMs, demoMs } = await measureEdits(server.url, probe, executablePath);
      const describe = (what: string, times: number[]): BenchRow => {
        return { subject, what, value: Math.round(median(times)), budget: 500, unit: 'ms' };
      };
      return [
        ...rows,
        describe('edit of a page visible', textMs),
        describe('edit of a demo visible', demoMs),
      ];
    } finally {
      await server.stop();
    }
  } finally {
    probe.remove();
  }
}

async function measureRepeats(url: string): Promise<number> {
  const times: number[] = [];
  await (await fetch(url)).text();
  for (let index = 0; index < REPEATS; index += 1) {
    const start = performance.now();
    await (await fetch(url)).text();
    times.push(performance.now() - start);
  }
  return median(times);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

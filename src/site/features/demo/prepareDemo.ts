/** What runs longer than this delays a reader who starts to do something. */
const LONG_TASK_MS = 50;

/**
 * Downloads the files of a demo that waits for the reader. If it shows a picture, those that it shares with others run whenever the
 * browser is idle, so that little more than mounting is left; a slow device runs only some of them. Pages with demos that are hydrated
 * have more to do while they load, so their files run at the start. Readers who save data get everything when they use the demo.
 */
export async function prepareDemo(
  { dataset }: HTMLElement,
  files: readonly string[],
  run: (file: string) => Promise<unknown>,
): Promise<void> {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  const { src = '' } = dataset;
  // Some browsers don't request a module again after it failed, so nothing runs unless all of it was downloaded.
  await Promise.all([...files, src].map(prefetch));
  if ('rendered' in dataset) return;
  let blockedMs = 0;
  for (const file of files) {
    // Browsers without this function don't prefetch either, so they don't get here.
    await new Promise((resolve) => requestIdleCallback(resolve));
    if (dataset['state'] || blockedMs > LONG_TASK_MS) return;
    const started = performance.now();
    await run(file);
    blockedMs += Math.max(0, performance.now() - started - LONG_TASK_MS);
  }
}

const downloads = new Map<string, Promise<void>>();

function prefetch(href: string): Promise<void> {
  const known = downloads.get(href);
  if (known) return known;
  const download = new Promise<void>((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'prefetch', href });
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`${href} couldn't be loaded.`));
    document.head.append(link);
  });
  downloads.set(href, download);
  return download;
}

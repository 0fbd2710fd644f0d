/** The world around one request; tests put in their own. */
export interface Sources {
  network: () => Promise<Response>;
  /** A copy on this device. */
  copy: () => Promise<Response | undefined>;
  /** Keeps an answer for later; must not be waited for. */
  keep: (response: Response) => void;
}

export interface PageSources extends Sources {
  /** Stands in for a page that is not on this device. */
  offlinePage: () => Promise<Response | undefined>;
  wait: (milliseconds: number) => Promise<void>;
}

/** How long the network may be silent before a copy is shown. */
export const SILENCE_MS = 3000;

/** Never an old page while the network answers; a copy as soon as it fails, or has been silent for too long. */
export async function networkFirstPage(sources: PageSources): Promise<Response> {
  const network = sources.network().then((response) => keepGood(response, sources));
  const first = await Promise.race([
    network.catch(() => undefined),
    sources.wait(SILENCE_MS).then(() => undefined),
  ]);
  if (first) return first;
  const copy = await sources.copy();
  if (copy) return copy;
  try {
    return await network;
  } catch {
    return (await sources.offlinePage()) ?? Response.error();
  }
}

/** A file whose name changes with its content is never asked for twice. */
export async function cacheFirst(sources: Sources): Promise<Response> {
  return (await sources.copy()) ?? keepGood(await sources.network(), sources);
}

export async function networkFirst(sources: Sources): Promise<Response> {
  try {
    return keepGood(await sources.network(), sources);
  } catch {
    return (await sources.copy()) ?? Response.error();
  }
}

/** Faults and redirects are passed on and forgotten. */
function keepGood(response: Response, { keep }: Sources): Response {
  if (response.status === 200 && !response.redirected && response.type !== 'opaque')
    keep(response.clone());
  return response;
}

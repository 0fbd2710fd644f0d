/** The dependencies of a request. Tests pass their own. */
export interface Sources {
  network: () => Promise<Response>;
  /** A usable copy on this device. */
  copy: () => Promise<Response | undefined>;
  /** Whether the response has the type that the URL promises. */
  isExpected: (response: Response) => boolean;
  /** Caches a response for later. */
  keep: (response: Response) => Promise<void>;
  /** Keeps the worker alive until the promise settles, even after the request was answered. */
  waitUntil: (work: Promise<unknown>) => void;
  wait: (milliseconds: number) => Promise<void>;
}

export interface PageSources extends Sources {
  /** Shown instead of a page that isn't on this device. */
  offlinePage: () => Promise<Response | undefined>;
}

/** How long to wait for the network before a copy is used. */
export const SILENCE_MS = 3000;

/** Never returns an old page while the network responds. Returns a copy if the network fails or takes too long. */
export async function networkFirstPage(sources: PageSources): Promise<Response> {
  return (await answerFromEither(sources)) ?? (await sources.offlinePage()) ?? Response.error();
}

/** Requests a file only once. Its name changes with its content. */
export async function cacheFirst(sources: Sources): Promise<Response> {
  return (await sources.copy()) ?? askNetwork(sources);
}

/** Like `networkFirstPage`, but without an offline page. */
export async function networkFirst(sources: Sources): Promise<Response> {
  return (await answerFromEither(sources)) ?? Response.error();
}

async function answerFromEither(sources: Sources): Promise<Response | undefined> {
  const network = askNetwork(sources).catch(() => undefined);
  const first = await Promise.race([network, sources.wait(SILENCE_MS).then(() => undefined)]);
  // An error status comes from the server, but a 200 with the wrong type comes from something in between.
  if (first && (first.status !== 200 || sources.isExpected(first))) return first;
  return (await sources.copy()) ?? network;
}

/** Caches good responses. Errors, redirects, and responses with the wrong type are only passed on. */
function askNetwork(sources: Sources): Promise<Response> {
  let keeping: Promise<void> | undefined;
  const answer = sources.network().then((response) => {
    // Firefox doesn't reject a preloaded navigation that failed. It resolves with a network error.
    if (response.type === 'error') throw new TypeError('The network failed.');
    const isGood = response.status === 200 && !response.redirected && response.type !== 'opaque';
    if (isGood && sources.isExpected(response)) keeping = sources.keep(response.clone());
    return response;
  });
  sources.waitUntil(
    answer.then(
      () => keeping,
      () => {},
    ),
  );
  return answer;
}

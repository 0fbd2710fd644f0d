/** Everything one request needs from outside; tests pass their own. */
export interface Sources {
  network: () => Promise<Response>;
  /** A usable copy on this device. */
  copy: () => Promise<Response | undefined>;
  /** Whether the response can be what the URL promises. */
  isExpected: (response: Response) => boolean;
  /** Stores a response for later. */
  keep: (response: Response) => Promise<void>;
  /** Keeps the worker alive until the promise settles, even after the request was answered. */
  waitUntil: (work: Promise<unknown>) => void;
  wait: (milliseconds: number) => Promise<void>;
}

export interface PageSources extends Sources {
  /** Shown instead of a page that isn't on this device. */
  offlinePage: () => Promise<Response | undefined>;
}

/** How long the network may stay silent before a copy is used. */
export const SILENCE_MS = 3000;

/** Never an old page while the network answers; a copy as soon as it fails or has been silent for too long. */
export async function networkFirstPage(sources: PageSources): Promise<Response> {
  return (await answerFromEither(sources)) ?? (await sources.offlinePage()) ?? Response.error();
}

/** A file whose name changes with its content is requested only once. */
export async function cacheFirst(sources: Sources): Promise<Response> {
  return (await sources.copy()) ?? askNetwork(sources);
}

/** Like a page, except that a response of the wrong type loses against a copy. */
export async function networkFirst(sources: Sources): Promise<Response> {
  return (await answerFromEither(sources)) ?? Response.error();
}

async function answerFromEither(sources: Sources): Promise<Response | undefined> {
  const network = askNetwork(sources).catch(() => undefined);
  const first = await Promise.race([network, sources.wait(SILENCE_MS).then(() => undefined)]);
  // An error status is the server's answer, but a 200 of the wrong type comes from something in between.
  if (first && (first.status !== 200 || sources.isExpected(first))) return first;
  return (await sources.copy()) ?? network;
}

/** Stores good responses; errors, redirects and responses of the wrong type are passed on and forgotten. */
function askNetwork(sources: Sources): Promise<Response> {
  let keeping: Promise<void> | undefined;
  const answer = sources.network().then((response) => {
    // Firefox doesn't reject a preloaded navigation that failed: it resolves with a network error.
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

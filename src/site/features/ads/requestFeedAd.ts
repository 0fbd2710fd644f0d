import { parseFeed } from '#model/ads/Ad.ts';
import type { FeedAd } from '#model/ads/Ad.ts';

export interface FeedRequest {
  url: string;
  /** Answers without an ad that are borne before giving up. */
  maxTries: number;
  fetch?: typeof globalThis.fetch;
  signal?: AbortSignal;
}

/** Asks the feed until it has an ad. A feed that fails is not asked again; `null` lets the next source try. */
export async function requestFeedAd({
  url,
  maxTries,
  fetch = globalThis.fetch,
  signal,
}: FeedRequest): Promise<FeedAd | null> {
  try {
    for (let tries = 0; tries < maxTries; tries += 1) {
      // No cookies: the feed learns nothing of the reader but the address.
      const response = await fetch(url, {
        credentials: 'omit',
        cache: 'no-store',
        ...(signal ? { signal } : {}),
      });
      if (!response.ok) return null;
      const ad = parseFeed(await response.json());
      if (ad || signal?.aborted) return ad;
    }
  } catch {
    // No network, a blocker, or an answer that is no JSON: all mean no ad.
  }
  return null;
}

import { parseFeed } from '#model/ads/Ad.ts';
import type { FeedAd } from '#model/ads/Ad.ts';

export interface FeedRequest {
  url: string;
  /** How many responses without an ad to accept before giving up. */
  maxTries: number;
  fetch?: typeof globalThis.fetch;
  signal?: AbortSignal;
}

/** Asks the feed until it returns an ad. If the feed fails or has no ad, returns `null` so that the caller can try another source. */
export async function requestFeedAd({
  url,
  maxTries,
  fetch = globalThis.fetch,
  signal,
}: FeedRequest): Promise<FeedAd | null> {
  try {
    for (let tries = 0; tries < maxTries; tries += 1) {
      // Without cookies, the feed learns nothing about the reader except the IP address.
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
    // No network, a blocker, or a response that isn't JSON: all mean no ad.
  }
  return null;
}

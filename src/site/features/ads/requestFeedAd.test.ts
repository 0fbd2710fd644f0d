import { describe, expect, it, vi } from 'vitest';
import { requestFeedAd } from './requestFeedAd.ts';

const url = 'https://feed.test/ads.json';
const ad = { statlink: 'https://ads.test/click', company: 'Acme' };
const answer = (body: unknown, status = 200) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
const createFetch = (...answers: (() => Response)[]) => {
  const queue = [...answers];
  return vi.fn<typeof fetch>(async () => (queue.length > 1 ? queue.shift()! : queue[0]!)());
};

describe('requestFeedAd', () => {
  it.each([
    ['an ad at once', [() => answer({ ads: [ad] })], 1, true],
    [
      'an ad at the third try',
      [() => answer({ ads: [] }), () => answer({ ads: [{}] }), () => answer({ ads: [ad] })],
      3,
      true,
    ],
    ['never an ad', [() => answer({ ads: [] })], 10, false],
    ['no JSON', [() => answer('<html>')], 1, false],
    ['a fault of the server', [() => answer({ ads: [ad] }, 503)], 1, false],
  ])('%s', async (_, answers, tries, hasAd) => {
    const fetch = createFetch(...answers);
    const found = await requestFeedAd({ url, maxTries: 10, fetch });
    expect(found?.name).toBe(hasAd ? 'Acme' : undefined);
    expect(fetch).toHaveBeenCalledTimes(tries);
  });

  it('stops asking if the network fails', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.reject(new TypeError('offline')));
    expect(await requestFeedAd({ url, maxTries: 10, fetch })).toBeNull();
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('stops asking after it is aborted', async () => {
    const controller = new AbortController();
    const fetch = vi.fn<typeof globalThis.fetch>(async () => {
      controller.abort();
      return answer({ ads: [] });
    });
    const { signal } = controller;
    expect(await requestFeedAd({ url, maxTries: 10, fetch, signal })).toBeNull();
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('sends no cookies', async () => {
    const fetch = createFetch(() => answer({ ads: [ad] }));
    await requestFeedAd({ url, maxTries: 1, fetch });
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit' });
  });
});

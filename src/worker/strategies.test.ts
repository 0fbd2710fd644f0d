import { describe, expect, it } from 'vitest';
import { networkFirst, cacheFirst, networkFirstPage, SILENCE_MS } from './strategies.ts';
import type { PageSources } from './strategies.ts';

const good = (text: string, status = 200) =>
  new Response(text, { status, headers: { 'x-type': 'expected' } });
const wrong = () => Promise.resolve(new Response('wrong'));
const never = new Promise<never>(() => {});
const fail = () => Promise.reject(new TypeError('no network'));
const failInFirefox = () => Promise.resolve(Response.error());
const atOnce = () => Promise.resolve();

function createSources(overrides: Partial<PageSources>) {
  const kept: string[] = [];
  const work: Promise<unknown>[] = [];
  const sources: PageSources = {
    network: () => Promise.resolve(good('network')),
    copy: () => Promise.resolve(undefined),
    isExpected: (response) => response.headers.has('x-type'),
    keep: async (response) => void kept.push(await response.text()),
    waitUntil: (promise) => work.push(promise),
    offlinePage: () => Promise.resolve(good('offline')),
    wait: () => never,
    ...overrides,
  };
  return { sources, kept: async () => (await Promise.all(work), kept), work };
}
const copy = () => Promise.resolve(good('copy'));
/** A network that responds when the test says so. */
function createSlowNetwork() {
  let answer: (response: Response) => void = () => {};
  const response = new Promise<Response>((resolve) => (answer = resolve));
  return { network: () => response, answer };
}

type Case = [string, Partial<PageSources>, string, string[]];

describe('networkFirstPage', () => {
  it.each<Case>([
    ['the network answers', {}, 'network', ['network']],
    ['the network answers though there is a copy', { copy }, 'network', ['network']],
    ['the network fails', { network: fail, copy }, 'copy', []],
    ['the network fails and there is no copy', { network: fail }, 'offline', []],
    ['a preloaded page fails in Firefox', { network: failInFirefox, copy }, 'copy', []],
    ['a preloaded page fails without a copy', { network: failInFirefox }, 'offline', []],
    ['a missing page', { network: async () => good('missing', 404), copy }, 'missing', []],
    ['a server error', { network: async () => good('error', 503), copy }, 'error', []],
  ])('%s', async (_, overrides, expected, expectedKept) => {
    const { sources, kept } = createSources(overrides);
    expect(await (await networkFirstPage(sources)).text()).toBe(expected);
    expect(await kept()).toEqual(expectedKept);
  });

  it('shows a copy while the network is silent', async () => {
    const { sources } = createSources({ network: () => never, copy, wait: atOnce });
    expect(await (await networkFirstPage(sources)).text()).toBe('copy');
  });

  it('waits for a slow network if there is no copy', async () => {
    const { network, answer } = createSlowNetwork();
    const { sources } = createSources({ network, wait: atOnce });
    const result = networkFirstPage(sources);
    setTimeout(() => answer(good('late')), 10);
    expect(await (await result).text()).toBe('late');
  });

  it('caches a late response for the next time, and stays alive until then', async () => {
    const { network, answer } = createSlowNetwork();
    const { sources, kept, work } = createSources({ network, copy, wait: atOnce });
    expect(await (await networkFirstPage(sources)).text()).toBe('copy');
    // A worker can only ask to stay alive before it answers the request.
    expect(work).toHaveLength(1);
    answer(good('late'));
    expect(await kept()).toEqual(['late']);
  });

  it('falls back after the same time everywhere', async () => {
    const waits: number[] = [];
    const wait = (milliseconds: number) => {
      waits.push(milliseconds);
      return never;
    };
    await networkFirstPage(createSources({ wait }).sources);
    await networkFirst(createSources({ wait }).sources);
    expect(waits).toEqual([SILENCE_MS, SILENCE_MS]);
    expect(SILENCE_MS).toBeLessThanOrEqual(3000);
  });

  it('fails like the network if there is no offline page', async () => {
    const { sources } = createSources({
      network: fail,
      offlinePage: () => Promise.resolve(undefined),
    });
    expect((await networkFirstPage(sources)).type).toBe('error');
  });
});

describe('cacheFirst', () => {
  it.each<Case>([
    ['on the device', { copy, network: fail }, 'copy', []],
    ['not yet', {}, 'network', ['network']],
    ['missing', { network: async () => good('missing', 404) }, 'missing', []],
    ['of the wrong type', { network: wrong }, 'wrong', []],
  ])('%s', async (_, overrides, expected, expectedKept) => {
    const { sources, kept } = createSources(overrides);
    expect(await (await cacheFirst(sources)).text()).toBe(expected);
    expect(await kept()).toEqual(expectedKept);
  });
});

describe('networkFirst', () => {
  it.each<Case>([
    ['the network answers', { copy }, 'network', ['network']],
    ['the network fails', { copy, network: fail }, 'copy', []],
    ['a wrong type, with a copy', { copy, network: wrong }, 'copy', []],
    ['a wrong type, without a copy', { network: wrong }, 'wrong', []],
    ['a server error', { copy, network: async () => good('error', 503) }, 'error', []],
  ])('%s', async (_, overrides, expected, expectedKept) => {
    const { sources, kept } = createSources(overrides);
    expect(await (await networkFirst(sources)).text()).toBe(expected);
    expect(await kept()).toEqual(expectedKept);
  });

  it('uses a copy while the network is silent', async () => {
    const { sources } = createSources({ copy, network: () => never, wait: atOnce });
    expect(await (await networkFirst(sources)).text()).toBe('copy');
  });

  it('fails if there is neither a network nor a copy', async () => {
    const { sources } = createSources({ network: fail });
    expect((await networkFirst(sources)).type).toBe('error');
  });
});

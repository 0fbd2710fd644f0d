import { describe, expect, it } from 'vitest';
import { networkFirst, cacheFirst, networkFirstPage, SILENCE_MS } from './strategies.ts';
import type { PageSources } from './strategies.ts';

const page = (text: string, status = 200) => new Response(text, { status });
const never = new Promise<never>(() => {});
const fail = () => Promise.reject(new TypeError('no network'));

function createSources(overrides: Partial<PageSources>) {
  const kept: string[] = [];
  const keeping: Promise<unknown>[] = [];
  const sources: PageSources = {
    network: () => Promise.resolve(page('network')),
    copy: () => Promise.resolve(undefined),
    keep: (response) => keeping.push(response.text().then((text) => kept.push(text))),
    offlinePage: () => Promise.resolve(page('offline')),
    wait: () => never,
    ...overrides,
  };
  return { sources, kept: async () => (await Promise.all(keeping), kept) };
}
const copy = () => Promise.resolve(page('copy'));

describe('networkFirstPage', () => {
  it.each<[string, Partial<PageSources>, string, string[]]>([
    ['the network answers', {}, 'network', ['network']],
    ['the network answers though there is a copy', { copy }, 'network', ['network']],
    ['the network fails', { network: fail, copy }, 'copy', []],
    ['the network fails and there is no copy', { network: fail }, 'offline', []],
    [
      'the network is silent',
      { network: () => never, copy, wait: () => Promise.resolve() },
      'copy',
      [],
    ],
    [
      'a missing page',
      { network: () => Promise.resolve(page('missing', 404)), copy },
      'missing',
      [],
    ],
    [
      'a fault of the server',
      { network: () => Promise.resolve(page('fault', 503)), copy },
      'fault',
      [],
    ],
  ])('%s', async (_, overrides, expected, expectedKept) => {
    const { sources, kept } = createSources(overrides);
    expect(await (await networkFirstPage(sources)).text()).toBe(expected);
    expect(await kept()).toEqual(expectedKept);
  });

  it('waits for a slow network where there is no copy', async () => {
    let answer: (response: Response) => void = () => {};
    const slow = new Promise<Response>((resolve) => (answer = resolve));
    const { sources } = createSources({ network: () => slow, wait: () => Promise.resolve() });
    const result = networkFirstPage(sources);
    setTimeout(() => answer(page('late')), 10);
    expect(await (await result).text()).toBe('late');
  });

  it('keeps a late answer for the next time', async () => {
    let answer: (response: Response) => void = () => {};
    const slow = new Promise<Response>((resolve) => (answer = resolve));
    const { sources, kept } = createSources({
      network: () => slow,
      copy,
      wait: () => Promise.resolve(),
    });
    expect(await (await networkFirstPage(sources)).text()).toBe('copy');
    answer(page('late'));
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(await kept()).toEqual(['late']);
  });

  it('is quick to fall back', async () => {
    const waits: number[] = [];
    const { sources } = createSources({
      wait: (milliseconds) => {
        waits.push(milliseconds);
        return never;
      },
    });
    await networkFirstPage(sources);
    expect(waits).toEqual([SILENCE_MS]);
  });

  it('fails as the network does where there is not even the offline page', async () => {
    const { sources } = createSources({
      network: fail,
      offlinePage: () => Promise.resolve(undefined),
    });
    expect((await networkFirstPage(sources)).type).toBe('error');
  });
});

describe('cacheFirst', () => {
  it.each<[string, Partial<PageSources>, string, string[]]>([
    ['on the device', { copy, network: fail }, 'copy', []],
    ['not yet', {}, 'network', ['network']],
    ['missing', { network: () => Promise.resolve(page('missing', 404)) }, 'missing', []],
  ])('%s', async (_, overrides, expected, expectedKept) => {
    const { sources, kept } = createSources(overrides);
    expect(await (await cacheFirst(sources)).text()).toBe(expected);
    expect(await kept()).toEqual(expectedKept);
  });
});

describe('networkFirst', () => {
  it.each<[string, Partial<PageSources>, string, string[]]>([
    ['the network answers', { copy }, 'network', ['network']],
    ['the network fails', { copy, network: fail }, 'copy', []],
  ])('%s', async (_, overrides, expected, expectedKept) => {
    const { sources, kept } = createSources(overrides);
    expect(await (await networkFirst(sources)).text()).toBe(expected);
    expect(await kept()).toEqual(expectedKept);
  });

  it('fails where neither has it', async () => {
    const { sources } = createSources({ network: fail });
    expect((await networkFirst(sources)).type).toBe('error');
  });
});

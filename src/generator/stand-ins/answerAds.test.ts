import { describe, expect, it } from 'vitest';
import { parseFeed } from '#model/ads/Ad.ts';
import { AD_MODES, answerAds, HOUSE_AD_URL, isAdMode } from './answerAds.ts';

const url = (name: string) => new URL(`https://ads.test/stand-in/ads/${name}`);
const read = async (name: string, mode: (typeof AD_MODES)[number]) =>
  answerAds(url(name), mode)?.text();

describe('answerAds', () => {
  it('returns a feed with an ad that the site can parse', async () => {
    const ad = parseFeed(JSON.parse((await read('feed.json', 'served')) ?? ''));
    expect(ad?.link).toBe('https://ads.test/stand-in/ads/click');
    expect(ad?.pixels).toHaveLength(3);
    expect(ad?.pixels[1]).toContain('at=1700000000');
  });

  it.each([
    ['empty', (text: string) => parseFeed(JSON.parse(text)) === null],
    ['broken', (text: string) => text === '<html>'],
  ] as const)('has none when %s', async (mode, isAsExpected) => {
    expect(isAsExpected((await read('feed.json', mode)) ?? '')).toBe(true);
  });

  it('returns a script with an ad for Carbon itself', async () => {
    expect(await read('carbon.js', 'house')).toContain(HOUSE_AD_URL);
    expect(await read('carbon.js', 'served')).not.toContain(HOUSE_AD_URL);
  });

  it('does not respond when blocked', () => {
    expect(answerAds(url('feed.json'), 'blocked')).toBeUndefined();
    expect(answerAds(url('carbon.js'), 'blocked')).toBeUndefined();
  });

  it('accepts only known modes', () => {
    expect(AD_MODES.every(isAdMode)).toBe(true);
    expect(isAdMode('on')).toBe(false);
  });
});

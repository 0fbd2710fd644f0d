import { describe, expect, it } from 'vitest';
import { isBot, parseFeed } from './Ad.ts';

const entry = {
  statlink: 'https://ads.test/click',
  statimp: '//ads.test/impression',
  pixel: 'https://one.test/?t=[timestamp]&again=[timestamp]||https://two.test/',
  timestamp: '1700',
  image: 'https://ads.test/picture.png',
  company: 'Acme',
  description: 'Anvils that fly.',
};

describe('parseFeed', () => {
  it('reads the first ad that has a link', () => {
    expect(parseFeed({ ads: [{}, { company: 'No link' }, entry] })).toEqual({
      name: 'Acme',
      link: 'https://ads.test/click',
      img: 'https://ads.test/picture.png',
      descriptionHeader: 'Acme',
      description: 'Anvils that fly.',
      poweredby: 'Carbon',
      label: 'carbon-demo-inline',
      pixels: ['//ads.test/impression', 'https://one.test/?t=1700&again=1700', 'https://two.test/'],
    });
  });

  it.each([
    ['one', 'https://one.test/', ['https://one.test/']],
    ['none', '', []],
    ['empty pieces', '||https://one.test/|| ||', ['https://one.test/']],
    ['scripts', 'javascript:alert(1)||https://one.test/', ['https://one.test/']],
  ])('takes pixels: %s', (_, pixel, expected) => {
    const { statimp: _statimp, ...rest } = entry;
    expect(parseFeed({ ads: [{ ...rest, pixel }] })?.pixels).toEqual(expected);
  });

  it('takes an ad without a picture', () => {
    expect(parseFeed({ ads: [{ statlink: '//ads.test/' }] })).toMatchObject({
      link: '//ads.test/',
      descriptionHeader: '',
      pixels: [],
    });
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'ads'],
    ['a list', [entry]],
    ['no list', { ads: 'none' }],
    ['an empty list', { ads: [] }],
    ['entries that are no objects', { ads: [null, 1, 'a'] }],
    ['a script for a link', { ads: [{ ...entry, statlink: 'javascript:alert(1)' }] }],
    ['a path for a link', { ads: [{ ...entry, statlink: '/x/' }] }],
  ])('finds no ad in %s', (_, answer) => {
    expect(parseFeed(answer)).toBeNull();
  });
});

describe('isBot', () => {
  it.each([
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
    ['Some CRAWLER 1.0', true],
    ['Baiduspider+', true],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', false],
    ['', false],
  ])('%s: %s', (userAgent, expected) => {
    expect(isBot(userAgent)).toBe(expected);
  });
});

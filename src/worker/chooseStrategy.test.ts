import { expect, it } from 'vitest';
import { chooseStrategy } from './chooseStrategy.ts';
import type { RequestFacts, Strategy } from './chooseStrategy.ts';

const ORIGIN = 'https://mui.com';

it.each<[string, Partial<RequestFacts>, Strategy]>([
  ['/x/', { mode: 'navigate' }, 'page'],
  ['/x/react-charts/bars/', { mode: 'navigate' }, 'page'],
  ['/x/react-charts/bars/?a=1', { mode: 'navigate' }, 'page'],
  ['/zh/x/react-charts/bars/', { mode: 'navigate' }, 'page'],
  ['/x/react-charts/bars', { mode: 'navigate' }, 'none'],
  ['/x/react-charts/bars.md', { mode: 'navigate' }, 'none'],
  ['/playground/', { mode: 'navigate' }, 'none'],
  ['/', { mode: 'navigate' }, 'none'],
  ['/x/react-charts/bars/', {}, 'none'],
  ['/x/react-charts/bars/', { mode: 'navigate', method: 'POST' }, 'none'],
  ['/x/_astro/shell.abc123.js', {}, 'immutable'],
  ['/x/live/a668b4ffaab5/react.js', {}, 'immutable'],
  ['/x/navigation/x-charts.en.1b2c3d.json', {}, 'immutable'],
  ['/x/live/imports.json', {}, 'fresh'],
  ['/x/search/en.json', {}, 'fresh'],
  ['/x/search/index/part-1.json', {}, 'fresh'],
  ['/x/demos/pages/react-charts/bars/BasicBars.json', {}, 'fresh'],
  ['/x/demo-theme.css', {}, 'fresh'],
  ['/x/house/plans.svg', {}, 'fresh'],
  ['/x/cards/react-charts.png', {}, 'none'],
  ['/x/offline/index.json', {}, 'none'],
  ['/x/sw.js', {}, 'none'],
  ['/x/_astro/film.mp4', { hasRange: true }, 'none'],
  ['/feedback', { method: 'POST' }, 'none'],
  ['/events', {}, 'none'],
  ['https://ads.test/x/_astro/a.js', {}, 'none'],
])('%s %j: %s', (url, facts, expected) => {
  const request = { method: 'GET', mode: 'cors', hasRange: false, ...facts };
  expect(chooseStrategy({ ...request, url: new URL(url, ORIGIN).href }, ORIGIN)).toBe(expected);
});

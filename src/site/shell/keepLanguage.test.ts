// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { setCookie } from '../browser/cookies.ts';
import { keepLanguage } from './keepLanguage.ts';

const API = '/x/api/charts/bar-chart/';

beforeEach(() => {
  document.body.innerHTML = [
    '/x/react-charts/',
    '/x/react-charts/bars/?a=1#labels',
    '/x/api/charts/',
    '/x/react-charts.md',
    '#props',
    'https://example.com/',
  ]
    .map((href) => `<a href="${href}">a</a>`)
    .join('')
    .concat('<a href="/x/react-charts/" hreflang="en">English</a>');
});

function listLinks(): (string | null)[] {
  return [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
}

describe('keepLanguage', () => {
  it('links from an English-only page to pages in the chosen language', () => {
    setCookie('userLanguage', 'zh');
    keepLanguage(document, API);
    expect(listLinks()).toEqual([
      '/zh/x/react-charts/',
      '/zh/x/react-charts/bars/?a=1#labels',
      '/x/api/charts/',
      '/x/react-charts.md',
      '#props',
      'https://example.com/',
      '/x/react-charts/',
    ]);
  });

  it.each([
    ['zh', '/x/react-charts/'],
    ['en', API],
    ['tlh', API],
  ])('changes nothing for %s on %s', (locale, pathname) => {
    setCookie('userLanguage', locale);
    const before = listLinks();
    keepLanguage(document, pathname);
    expect(listLinks()).toEqual(before);
  });
});

import { expect, it } from 'vitest';
import { readPage } from './readPage.ts';

const HTML =
  '<!doctype html><link rel="stylesheet" href="/x/_astro/a.css"/><link rel="icon" href="/favicon.ico">' +
  '<p class="b  c">class="no" href="/x/text.js"</p><!-- <link rel="stylesheet" href="/x/no.css"> -->' +
  '<section data-demo-frame="pages/a/Bars" data-parts="/x/a.js /x/b.js" data-stylings="[{&quot;src&quot;:&quot;/x/c.js&quot;}]"></section>' +
  '<script>const html = \'<i class="d">\';</script><meta content="https://mui.com/x/card.png">';

it('lists classes of elements, not of texts, scripts or comments', () => {
  expect([...readPage(HTML).classes]).toEqual(['b', 'c']);
});

it('lists attributes of elements, not of texts', () => {
  const html = '<p data-a="data-b" hidden>data-c="d"</p>';
  expect([...readPage(html).attributes]).toEqual(['data-a', 'hidden']);
});

it('finds stylesheets and their places', () => {
  const places = readPage(HTML).stylesheets;
  expect(places.map(({ href }) => href)).toEqual(['/x/_astro/a.css']);
  expect(places.map(({ start, end }) => HTML.slice(start, end))).toEqual([
    '<link rel="stylesheet" href="/x/_astro/a.css"/>',
  ]);
});

it('lists paths in attributes, also in lists and in JSON, but no URLs of other sites', () => {
  expect([...readPage(HTML).urls]).toEqual([
    '/x/_astro/a.css',
    '/favicon.ico',
    '/x/a.js',
    '/x/b.js',
    '/x/c.js',
  ]);
});

it('lists demos', () => {
  expect(readPage(HTML).demoIds).toEqual(['pages/a/Bars']);
});

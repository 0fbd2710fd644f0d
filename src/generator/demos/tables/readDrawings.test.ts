import { expect, it } from 'vitest';
import { readDrawings } from './readDrawings.ts';

const svg = (attributes: string, content = '') =>
  `<svg data-recorded-chart="0" ${attributes}>${content}</svg>`;

it.each([
  ['its label', svg('aria-label="Sales"'), 'Sales'],
  ['its title', svg('', '<title>Sales</title><g><title>Mark</title></g>'), 'Sales'],
  [
    'other elements',
    `<h3 id="a">Sales</h3>${svg('aria-labelledby="a b"')}<p id="b">2026</p>`,
    'Sales 2026',
  ],
  ['a figure', `<figure aria-label="Sales"><div>${svg('')}</div></figure>`, 'Sales'],
  ['itself rather than a figure', `<figure aria-label="A">${svg('aria-label="B"')}</figure>`, 'B'],
  ['nothing', `<section aria-label="Page">${svg('')}</section>`, undefined],
])('finds the name of a chart in %s', (_, html, name) => {
  expect(readDrawings(html)[0]?.name).toBe(name);
});

it('ignores other drawings', () => {
  expect(readDrawings('<svg aria-label="Icon"></svg>')).toEqual([]);
});

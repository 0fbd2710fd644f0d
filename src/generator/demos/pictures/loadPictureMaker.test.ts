import { expect, it } from 'vitest';
import { loadPictureMaker } from './loadPictureMaker.ts';

const screen = { width: 1440, grids: [], charts: [] };
const icon =
  '<svg class="MuiSvgIcon-root css-a" viewBox="0 0 24 24"><path d="M10 4c-1.1 0-1.99.9-1.99 2"></path></svg>';

it('keeps icons as they are in a picture of a grid', async () => {
  const maker = await loadPictureMaker();
  const picture = maker.drawGrids(screen, '', () => ({ html: icon, css: '.css-a{}' }));
  expect(picture?.html).toBe(
    '<svg class="css-a" viewBox="0 0 24 24"><path d="M10 4c-1.1 0-1.99.9-1.99 2"/></svg>',
  );
});

it('makes no picture that is too large', async () => {
  const maker = await loadPictureMaker();
  const numbers = Array.from({ length: 4000 }, (_, index) => Math.sin(index).toString(36));
  const draw = (text: string) => maker.drawGrids(screen, '', () => ({ html: text, css: '' }));
  expect(draw(numbers.join(' '))).toBeUndefined();
  expect(draw('7 '.repeat(20_000))).toBeDefined();
});

it('makes a picture of any size for a file', async () => {
  const maker = await loadPictureMaker();
  const numbers = Array.from({ length: 4000 }, (_, index) => Math.sin(index).toString(36));
  const draw = (isFramed: boolean) =>
    maker.drawCharts({ ...screen, isFramed }, '', () => numbers.join(' '));
  expect(draw(false)).toBeUndefined();
  expect(draw(true)?.html).toContain(numbers.at(-1));
});

it.each([
  ['<div role="row" data-rowindex="0">A</div>', false],
  ['<div data-id="panel"></div><div role="row">Name</div>', true],
])('knows whether the grid of %s still loads', async (html, isLoading) => {
  const maker = await loadPictureMaker();
  expect(maker.drawGrids(screen, '', () => ({ html, css: '' }))?.isLoading).toBe(isLoading);
});

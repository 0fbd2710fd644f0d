import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../files/directories.ts';
import { orderStylesheets } from './orderStylesheets.ts';
import type { RouteStylesheet } from './orderStylesheets.ts';

type Compare = (a: RouteStylesheet, b: RouteStylesheet) => number;

const RUNTIME = path.join(ROOT, 'node_modules/astro/dist/core/build/runtime.js');
const { cssOrder } = (await import(pathToFileURL(RUNTIME).href)) as { cssOrder: Compare };

const create = (src: string, order: number, depth: number): RouteStylesheet => ({
  order,
  depth,
  sheet: { type: 'external', src },
});
const createStyles = () => [
  create('unknown.css', -1, -1),
  create('search.css', 36, -1),
  create('ads.css', 36, -1),
  create('page.css', 9, 2),
  create('deep.css', 9, 4),
  create('script.css', 9, -1),
  create('header.css', 13, 3),
  create('actions.css', 13, 3),
  create('frame.css', 4, 3),
];
const list = (styles: readonly RouteStylesheet[]) =>
  styles.map(({ sheet }) => (sheet.type === 'external' ? sheet.src : ''));
/** What Astro does for every page of a route. */
const render = (styles: RouteStylesheet[]) => list(styles.sort(cssOrder));

describe('orderStylesheets', () => {
  it('orders by position, depth, and name', () => {
    const styles = createStyles();
    orderStylesheets(styles);
    expect(list(styles)).toEqual([
      'frame.css',
      'script.css',
      'deep.css',
      'page.css',
      'actions.css',
      'header.css',
      'ads.css',
      'search.css',
      'unknown.css',
    ]);
  });

  it('gives every page of a route the same stylesheets', () => {
    const styles = createStyles();
    orderStylesheets(styles);
    const ordered = list(styles);
    expect([render(styles), render(styles), render(styles)]).toEqual([ordered, ordered, ordered]);
  });

  it('depends on nothing else', () => {
    const [styles, reversed] = [createStyles(), createStyles().reverse()];
    orderStylesheets(styles);
    orderStylesheets(reversed);
    expect(reversed).toEqual(styles);
  });

  it('is needed as long as Astro swaps stylesheets with the same position', () => {
    const styles = createStyles();
    expect(render(styles)).not.toEqual(render(styles));
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RouteStylesheet } from './orderStylesheets.ts';
import type { RenderPlan } from './planRendering.ts';
import { writeRendered } from './renderedFiles.ts';
import type { RenderedPath } from './renderedFiles.ts';
import { createReuse, findRemovedFiles } from './reuseRendered.ts';

const GUIDE = 'src/site/pages/[...lang]/x/[...path].astro';
const guide = (pathname: string): RenderedPath => ({ pathname, component: GUIDE, isPage: true });
const file = (pathname: string): RenderedPath => ({
  pathname,
  component: 'src/site/pages/x.ts',
  isPage: false,
});

const PLAN: RenderPlan = {
  affected: {
    edited: [],
    pathnames: ['/x/react-charts/bars'],
    roots: ['/x/api/charts'],
    tabRoots: ['/x/react-charts'],
    hasOtherSections: false,
    hasNewPages: false,
  },
  folders: ['pages/react-charts/bars'],
};

describe('createReuse', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'rendered-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const options = () => ({
    plan: PLAN,
    paths: [],
    removed: new Set(['/x/_astro/a.1-_.js']),
    folder,
  });
  const list = (hash: string) => `/x/navigation/x-charts.en.${hash}.json`;
  const find = async (target: RenderedPath) => {
    writeRendered(target, Buffer.from(`<a data-content="${list('old')}">`), folder);
    const reuse = createReuse({ ...options(), paths: [{ pathname: list('new') }] });
    return (await reuse.find(target))?.toString();
  };

  it('uses an unaffected page again, with the current lists of the drawer', async () => {
    expect(await find(guide('/x/react-charts/lines/'))).toBe(`<a data-content="${list('new')}">`);
  });

  it.each([
    ['an affected guide', guide('/x/react-charts/bars/')],
    ['its translation', guide('/zh/x/react-charts/bars/')],
    ['the tab of a guide of the same product', guide('/x/react-charts/lines/components-api/')],
    ['the reference', guide('/x/api/charts/bar-chart/')],
    [
      'a page that can list any demo',
      { ...guide('/x/'), component: 'src/site/pages/x/index.astro' },
    ],
    ['a file of a changed demo', file('/x/demos/pages/react-charts/bars/Basic.json')],
    ['a file that is created from all pages', file('/x/llms.txt')],
  ])('renders %s', async (_, target) => {
    expect(await find(target)).toBeUndefined();
  });

  it.each([
    'the code of /x/demos/pages/react-charts/lines/Basic.json',
    'the table of /x/chart-tables/pages/react-charts/lines/Basic.json',
    'the data of /x/data/sales.json',
  ])('uses %s again', async (name) => {
    expect(await find(file(name.slice(name.indexOf('/'))))).toBeDefined();
  });

  it.each([
    ['a file that is gone', 'data-parts="/x/_astro/b.1.js /x/_astro/a.1-_.js"', false],
    ['other files', 'data-parts="/x/_astro/b.1.js /x/_astro/a.1-_.js.map"', true],
  ])('looks whether a page loads %s', async (_, html, isReused) => {
    const target = guide('/x/react-charts/lines/');
    writeRendered(target, Buffer.from(html), folder);
    expect((await createReuse(options()).find(target)) !== undefined).toBe(isReused);
  });

  it('renders a page that the last build did not render', async () => {
    expect(await createReuse(options()).find(guide('/x/react-charts/new/'))).toBeUndefined();
  });

  it.each([
    ['changed', 'Other.', false],
    ['is the same', 'Text.', true],
  ])('looks whether the Markdown of a page %s', async (_, text, isReused) => {
    const target = guide('/x/react-charts/lines/');
    const markdown = file('/x/react-charts/lines.md');
    writeRendered(target, Buffer.from('<p>'), folder);
    writeRendered(markdown, Buffer.from('Text.'), folder);
    const reuse = createReuse(options());
    reuse.compare(markdown, Promise.resolve(Buffer.from(text)));
    expect((await reuse.find(target)) !== undefined).toBe(isReused);
  });
});

describe('findRemovedFiles', () => {
  const facts = (assets: string[], href = '/x/_astro/a.css') => ({
    styles: [['/x/', [{ order: 0, depth: 0, sheet: { type: 'external', src: href } }]]] as [
      string,
      RouteStylesheet[],
    ][],
    demoChunks: [],
    assets: assets.map((name) => `/x/_astro/${name}`),
  });
  const before = facts(['a.1.js', 'b.1.js']);

  it('finds files that the new build does not have', () => {
    expect(findRemovedFiles(before, facts(['a.2.js', 'b.1.js', 'c.1.js']))).toEqual(
      new Set(['/x/_astro/a.1.js']),
    );
  });

  it.each([
    ['pages link to other stylesheets', facts(['a.1.js', 'b.1.js'], '/x/_astro/b.css')],
    ['a name could not be recognized', undefined],
  ])('asks for everything if %s', (_, after) => {
    const old = after ? before : facts(['a@1.js']);
    expect(findRemovedFiles(old, after ?? before)).toBeUndefined();
  });
});

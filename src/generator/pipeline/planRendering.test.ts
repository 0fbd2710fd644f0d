import { describe, expect, it } from 'vitest';
import type { NavigationEntry } from '#model/navigation/Navigation.ts';
import type { PageFacts } from './buildState.ts';
import type { DemoFacts } from './describeDemos.ts';
import { planRendering } from './planRendering.ts';

const page = (pathname: string, facts: Partial<PageFacts> = {}): PageFacts => ({
  pathname,
  frontMatter: { title: pathname, description: 'All.' },
  headings: [],
  figures: [],
  lastUpdated: '',
  hasDemos: true,
  examples: [],
  ...facts,
});

const BARS = 'content/pages/react-charts/bars';
const PAGES: Record<string, PageFacts> = {
  [`${BARS}/page.mdx`]: page('/x/react-charts/bars'),
  'content/pages/react-charts/lines/page.mdx': page('/x/react-charts/lines'),
};
const NAVIGATION: NavigationEntry[] = [
  {
    pathname: '/x/charts-group',
    children: [
      { pathname: '/x/react-charts' },
      { pathname: '/x/react-charts/bars' },
      { pathname: '/x/react-charts/lines' },
    ],
  },
];
const DEMOS: DemoFacts = {
  sizes: { 'content/demo-heights.json': { 'pages/react-charts/bars/Basic': { wide: 300 } } },
  products: { [BARS]: ['x-charts'] },
};
const BEFORE = { pages: PAGES, navigation: NAVIGATION, demos: DEMOS };

const plan = (files: string[], after: Partial<typeof BEFORE> = {}) =>
  planRendering({ kind: 'pages', files }, BEFORE, { ...BEFORE, ...after });

describe('planRendering', () => {
  it('renders the page of an edited demo, and the tabs and the reference that list it', () => {
    expect(plan([`${BARS}/Basic.tsx`])).toEqual({
      affected: {
        edited: [],
        pathnames: ['/x/react-charts/bars'],
        roots: ['/x/api/charts'],
        tabRoots: ['/x/react-charts'],
        hasOtherSections: false,
        hasNewPages: false,
      },
      folders: ['pages/react-charts/bars'],
    });
  });

  it('finds the page of a figure', () => {
    const { affected, folders } = plan([`${BARS}/figures/Axis.tsx`]) ?? {};
    expect(affected?.pathnames).toEqual(['/x/react-charts/bars']);
    expect(folders).toEqual(['pages/react-charts/bars/figures']);
  });

  it('finds the page of a demo with another height', () => {
    const sizes = {
      'content/demo-heights.json': { 'pages/react-charts/bars/Basic': { wide: 310 } },
    };
    const found = plan(['content/demo-heights.json'], { demos: { ...DEMOS, sizes } });
    expect(found?.affected.pathnames).toEqual(['/x/react-charts/bars']);
    expect(found?.folders).toEqual(['pages/react-charts/bars']);
  });

  it('adds the products that a demo has imported before', () => {
    const products: DemoFacts['products'] = { [BARS]: ['x-data-grid'] };
    const found = plan([`${BARS}/Basic.tsx`], { demos: { ...DEMOS, products } });
    expect(found?.affected.roots).toEqual(['/x/api/charts', '/x/api/data-grid']);
  });

  it('renders pages whose gallery shows the demo', () => {
    const gallery = page('/x/react-charts/lines', { examples: ['pages/react-charts/bars/Basic'] });
    const pages = { ...PAGES, 'content/pages/react-charts/lines/page.mdx': gallery };
    expect(plan([`${BARS}/Basic.tsx`], { pages })?.affected.pathnames).toEqual([
      '/x/react-charts/bars',
      '/x/react-charts/lines',
    ]);
  });

  it('renders the pages of a product with a new page that has demos', () => {
    const file = 'content/pages/react-charts/new/page.mdx';
    const [group] = NAVIGATION;
    const navigation = [
      {
        pathname: '',
        ...group,
        children: [...(group?.children ?? []), { pathname: '/x/react-charts/new' }],
      },
    ];
    const pages = { ...PAGES, [file]: page('/x/react-charts/new') };
    const found = plan([file, file.replace('page.mdx', 'Basic.tsx')], { pages, navigation });
    expect(found?.affected.pathnames).toHaveLength(4);
    expect(found?.affected.hasNewPages).toBe(true);
  });

  it('renders everything after other changes', () => {
    expect(planRendering({ kind: 'everything' }, BEFORE, BEFORE)).toBeUndefined();
    const { [`${BARS}/page.mdx`]: _, ...pages } = PAGES;
    expect(plan([`${BARS}/page.mdx`], { pages })).toBeUndefined();
  });
});

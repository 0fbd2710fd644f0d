import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { formatPage } from '#model/machine-docs/formatPage.ts';
import { completePage } from './completePage.ts';
import type { PageDraft } from './completePage.ts';

const DRAFT: PageDraft = {
  path: '/x/react-charts/bars/',
  locale: 'en',
  kind: 'guide',
  title: 'Bars: how "they" work',
  description: 'Draw bars.',
  productId: 'x-charts',
  version: '8.13.1',
  headings: [],
  source: 'https://github.com/a/b/page.mdx',
  body: ['Text.\n\n', { demo: 'pages/a/B', indent: '' }, '\n'],
};
const demo = (source: string) => () => ({
  id: 'pages/a/B',
  pathname: '/x/a',
  name: 'B',
  stylings: [{ styling: 'system', files: [{ name: 'B.tsx', source }] }],
  dependencies: {},
});

describe('completePage', () => {
  it('starts with the front matter', () => {
    const page = completePage(DRAFT, demo('let a;'));
    const text = formatPage(page, demo('let a;'), 'https://docs.test');
    const [, head = '', body = ''] = text.split(/^---\n/m);
    expect(parse(head)).toEqual({
      title: 'Bars: how "they" work',
      description: 'Draw bars.',
      url: 'https://mui.com/x/react-charts/bars/',
      version: '8.13.1',
      source: 'https://github.com/a/b/page.mdx',
      hash: page.hash,
    });
    expect(body).toMatch(/^\n# Bars: how "they" work\n\nDraw bars\.\n\nText\.\n\nDemo `B`/);
    expect(body).toMatch(/```tsx title="B.tsx"\nlet a;\n```\n$/);
  });

  it('changes the hash whenever the text changes', () => {
    const { hash } = completePage(DRAFT, demo('let a;'));
    expect(hash).toMatch(/^[\w-]{16}$/);
    expect(completePage({ ...DRAFT }, demo('let a;')).hash).toBe(hash);
    const others = [
      completePage({ ...DRAFT, title: 'Other' }, demo('let a;')),
      completePage({ ...DRAFT, version: '8.13.2' }, demo('let a;')),
      completePage({ ...DRAFT, body: ['Other.'] }, demo('let a;')),
      completePage(DRAFT, demo('let b;')),
    ];
    expect(new Set([hash, ...others.map((page) => page.hash)]).size).toBe(5);
  });
});

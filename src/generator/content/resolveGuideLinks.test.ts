import { describe, expect, it } from 'vitest';
import type { ApiReference } from '#model/reference/ApiReference.ts';
import type { Page } from '#model/page/Page.ts';
import { resolveGuideLinks } from './resolveGuideLinks.ts';

const sorting = { headings: [{ id: 'sort-order', text: 'Sort order', depth: 2 }] } as Page;
const site = {
  findPage: (pathname: string) => (pathname === '/x/react-data-grid/sorting' ? sorting : undefined),
  planned: new Set(['/x/react-charts/radar']),
};

function drop(description: string): string {
  const reference = { packages: [{ name: description }], families: [] } as unknown as ApiReference;
  return resolveGuideLinks(reference, site).packages[0]?.name ?? '';
}

describe('resolveGuideLinks', () => {
  it('keeps a section that the guide has', () => {
    const text = 'See [order](/x/react-data-grid/sorting/#sort-order).';
    expect(drop(text)).toBe(text);
  });

  it('links to the guide if the section has another name', () => {
    expect(drop('See [multi-sorting](/x/react-data-grid/sorting/#multi-sorting).')).toBe(
      'See [multi-sorting](/x/react-data-grid/sorting/).',
    );
  });

  it('links to the guide if the section has another name and the link another host', () => {
    expect(drop('[multi](https://mui.com/x/react-data-grid/sorting/#multi)')).toBe(
      '[multi](https://mui.com/x/react-data-grid/sorting/)',
    );
  });

  it('turns links to pages that are not written yet into text', () => {
    expect(drop('See [`radar` grids](/x/react-charts/radar/#grid) first.')).toBe(
      'See `radar` grids first.',
    );
  });
});

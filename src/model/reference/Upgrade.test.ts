import { describe, expect, it } from 'vitest';
import type { ApiDifference } from './ApiDiff.ts';
import { findDifferenceLinks, findRelease } from './Upgrade.ts';

const RELEASES = ['6.20', '7.0', '7.29', '8.0', '8.9', '8.13'];

describe('findRelease', () => {
  it.each([
    ['7.29', '7.29'],
    ['7.29.3', '7.29'],
    ['7.30.0', '7.29'],
    ['8', '8.0'],
    ['9.0.0', '8.13'],
    ['5.0.0', undefined],
    ['latest', undefined],
    ['^8.0.0', undefined],
    ['', undefined],
  ])('answers %j with %j', (version, release) => {
    expect(findRelease(RELEASES, version)).toBe(release);
  });
});

describe('findDifferenceLinks', () => {
  const family = {
    pages: { DataGrid: '/x/api/data-grid/data-grid/' },
    changes: {},
    guides: [
      {
        major: 8,
        path: '/x/migration/migration-data-grid-v7/',
        title: 'Upgrade the Data Grid',
        sections: { rows: 'rename-rows', intro: '' },
        replacements: { rows: 'data' },
        codemods: [{ command: 'npx codemod rename-rows src', parts: ['prop rows'] }],
        excerpts: {
          texts: ['`rows` is `data`.', '-rows\n+data'],
          paragraphs: { rows: 0 },
          examples: { rows: 1 },
        },
      },
    ],
  };
  const difference: ApiDifference = {
    kind: 'removed',
    owners: ['DataGrid', 'DataGridPro'],
    version: '8.0',
    part: { kind: 'prop', name: 'rows' },
  };

  it('links to the reference and to the section of the guide', () => {
    expect(findDifferenceLinks(family, difference)).toEqual({
      reference: '/x/api/data-grid/data-grid/',
      guide: {
        title: 'Upgrade the Data Grid',
        path: '/x/migration/migration-data-grid-v7/#rename-rows',
      },
      excerpt: { paragraph: '`rows` is `data`.', example: '-rows\n+data' },
      codemod: 'npx codemod rename-rows src',
      replacedBy: 'data',
    });
  });

  it('shows no code if only the type changed, because the types say more', () => {
    const { excerpt } = findDifferenceLinks(family, { ...difference, kind: 'changed' });
    expect(excerpt).toEqual({ paragraph: '`rows` is `data`.' });
  });

  it('links to the guide without an anchor if the name is mentioned outside of sections', () => {
    const part = { kind: 'prop', name: 'intro' } as const;
    const { guide, excerpt, codemod } = findDifferenceLinks(family, { ...difference, part });
    expect(guide?.path).toBe('/x/migration/migration-data-grid-v7/');
    expect([excerpt, codemod]).toEqual([undefined, undefined]);
  });

  it('prefers the replacement given by the package', () => {
    const links = findDifferenceLinks(family, { ...difference, replacedBy: 'items' });
    expect(links.replacedBy).toBe('items');
  });

  it.each([
    { kind: 'added' as const },
    { version: '7.4' },
    { part: { kind: 'prop', name: 'other' } as const },
  ])('has no guide and no codemod for %o', (rest) => {
    const links = findDifferenceLinks(family, { ...difference, ...rest });
    expect([links.guide, links.excerpt, links.codemod]).toEqual([undefined, undefined, undefined]);
  });
});

import { describe, expect, it } from 'vitest';
import { deriveTitle } from './deriveTitle.ts';

describe('deriveTitle', () => {
  it.each([
    ['/x/react-data-grid/quickstart', 'Quickstart'],
    ['/x/react-data-grid', 'Data grid'],
    ['/x/api/data-grid/grid-api', 'GridApi'],
    ['/x/api/charts/use-series', 'useSeries'],
    ['/x/react-data-grid/server-side-data/tree-data', 'Tree data'],
    ['/api-docs/use-button', 'UseButton'],
    ['/x/guides/release.v8', 'Release'],
    ['/', ''],
  ])('reads %j as %j', (pathname, expected) => {
    expect(deriveTitle({ pathname })).toBe(expected);
  });

  it('prefers the subheader to the pathname, and the title to both', () => {
    const entry = { pathname: '/x/main', subheader: 'Main features' };
    expect(deriveTitle(entry)).toBe('Main features');
    expect(deriveTitle({ ...entry, title: 'All features' })).toBe('All features');
  });
});

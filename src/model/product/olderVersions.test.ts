import { describe, expect, it } from 'vitest';
import { findOlderVersion, getOlderPageHref } from './olderVersions.ts';

const versions = [{ label: 'v7' }, { label: 'v4', path: '/components/data-grid/' }];

describe('findOlderVersion', () => {
  it.each([
    ['?v=7', 'v7'],
    ['?v=v7', 'v7'],
    ['?v=7.28.0', 'v7'],
    ['?a=1&v=4&b', 'v4'],
    ['?v=8', undefined],
    ['?v=77', undefined],
    ['?v=7a', undefined],
    ['?nav=7', undefined],
    ['?v=', undefined],
    ['', undefined],
  ])('reads %s as %s', (search, label) => {
    expect(findOlderVersion(search, versions)?.label).toBe(label);
  });
});

describe('getOlderPageHref', () => {
  it.each([
    [versions[0], 'https://v7.mui.com/x/react-charts/bars/'],
    [versions[1], 'https://v4.mui.com/components/data-grid/'],
  ])('leads to %o', (version, href) => {
    const host = 'https://{version}.mui.com';
    expect(version && getOlderPageHref(version, '/x/react-charts/bars/', host)).toBe(href);
  });
});

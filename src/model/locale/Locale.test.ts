import { describe, expect, it } from 'vitest';
import { addLocalePrefix, isLocale, isLocaleIgnored } from './Locale.ts';

describe('addLocalePrefix', () => {
  it.each([
    ['/x/react-charts/', '/zh/x/react-charts/'],
    ['/x/react-charts/#bars', '/zh/x/react-charts/#bars'],
    ['/', '/zh/'],
    ['/zhx/', '/zh/zhx/'],
    ['/blogs/', '/zh/blogs/'],
    ['/zh/x/react-charts/', '/zh/x/react-charts/'],
    ['/zh', '/zh'],
    ['/en/x/react-charts/', '/en/x/react-charts/'],
    ['/blog', '/blog'],
    ['/blog/', '/blog/'],
    ['/blog/mui-x-v8/', '/blog/mui-x-v8/'],
    ['/blog/mui-x-v8/#charts', '/blog/mui-x-v8/#charts'],
    ['/size-snapshot/', '/size-snapshot/'],
    ['/size-snapshot/#x-charts', '/size-snapshot/#x-charts'],
    ['/size-snapshot/more/', '/zh/size-snapshot/more/'],
    ['/x/api/', '/x/api/'],
    ['/x/api/charts/bar-chart/#props', '/x/api/charts/bar-chart/#props'],
    ['/x/apiary/', '/zh/x/apiary/'],
    ['/x/react-charts/bars/components-api/', '/x/react-charts/bars/components-api/'],
    ['/playground/?a=1', '/playground/?a=1'],
    ['/x/whats-new/', '/x/whats-new/'],
    ['https://mui.com/x/', 'https://mui.com/x/'],
    ['//mui.com/x/', '//mui.com/x/'],
    ['mailto:x@mui.com', 'mailto:x@mui.com'],
    ['#anchor', '#anchor'],
    ['', ''],
  ])('turns %j into %j for Chinese', (path, expected) => {
    expect(addLocalePrefix(path, 'zh')).toBe(expected);
  });

  it('adds nothing for English', () => {
    expect(addLocalePrefix('/x/react-charts/', 'en')).toBe('/x/react-charts/');
  });
});

describe('isLocaleIgnored', () => {
  it.each([
    ['/blog', true],
    ['/blog/post/', true],
    ['/size-snapshot/', true],
    ['/blogroll/', false],
    ['/x/blog/', false],
    ['/x/size-snapshot/', false],
  ])('%j → %j', (path, expected) => {
    expect(isLocaleIgnored(path)).toBe(expected);
  });
});

describe('isLocale', () => {
  it.each([
    ['en', true],
    ['zh', true],
    ['fr', false],
    ['', false],
    [undefined, false],
    ['toString', false],
  ])('%j → %j', (value, expected) => {
    expect(isLocale(value)).toBe(expected);
  });
});

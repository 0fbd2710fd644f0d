import { describe, expect, it } from 'vitest';
import { isApiPage, readDocsTab, stripDocsTab } from './docsTab.ts';

describe('docsTab', () => {
  it.each([
    ['/x/react-charts/bars', false, 'guide', '/x/react-charts/bars'],
    ['/x/react-charts/bars/components-api', true, 'components-api', '/x/react-charts/bars'],
    ['/x/react-charts/bars/components-api/', true, 'components-api', '/x/react-charts/bars/'],
    ['/x/react-charts/bars/hooks-api/#props', true, 'hooks-api', '/x/react-charts/bars/#props'],
    ['/x/react-charts/bars/[docsTab]', false, 'guide', '/x/react-charts/bars'],
    ['/x/api/charts/bar-chart', false, 'guide', '/x/api/charts/bar-chart'],
    ['/x/guide/', false, 'guide', '/x/guide/'],
    ['/', false, 'guide', '/'],
  ])('%j → API page %j, tab %j, stripped %j', (pathname, isApi, tab, stripped) => {
    expect(isApiPage(pathname)).toBe(isApi);
    expect(readDocsTab(pathname)).toBe(tab);
    expect(stripDocsTab(pathname)).toBe(stripped);
  });
});

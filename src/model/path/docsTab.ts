export const DOCS_TABS = ['guide', 'components-api', 'hooks-api'] as const;
export type DocsTab = (typeof DOCS_TABS)[number];
export type ApiTab = Exclude<DocsTab, 'guide'>;

/** True for the API tabs of a page, false for the reference under `/x/api/`. */
export function isApiPage(pathname: string): boolean {
  return pathname.includes('components-api') || pathname.includes('hooks-api');
}

/** `/x/react-charts/bars/components-api/` → `components-api` */
export function readDocsTab(pathname: string): DocsTab {
  const lastSegment = /([^/]+)\/?(?:[?#].*)?$/.exec(pathname)?.[1];
  return DOCS_TABS.find((tab) => tab === lastSegment && tab !== 'guide') ?? 'guide';
}

/** `/x/react-charts/bars/components-api/` → `/x/react-charts/bars/` */
export function stripDocsTab(pathname: string): string {
  return ['/[docsTab]', '/components-api', '/hooks-api'].reduce(
    (rest, tab) => rest.replace(tab, ''),
    pathname,
  );
}

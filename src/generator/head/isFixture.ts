/** Whether a page only exists for tests. The built site, its navigation, sitemap, search, and llms.txt don't contain those pages. */
export function isFixture(pathname: string): boolean {
  return pathname.startsWith('/x/fixtures/');
}

/** Pages that exist for tests. The navigation, the sitemap, the search, and llms.txt leave them out. */
export function isFixture(pathname: string): boolean {
  return pathname.startsWith('/x/fixtures/');
}

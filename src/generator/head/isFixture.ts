/** Pages that exist for tests. The navigation, the sitemap, the search, and llms.txt leave them out, and the built site doesn't contain them. */
export function isFixture(pathname: string): boolean {
  return pathname.startsWith('/x/fixtures/');
}

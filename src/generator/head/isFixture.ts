/** Pages for those who work on the site: built and tested, yet in no navigation and no sitemap. */
export function isFixture(pathname: string): boolean {
  return pathname.startsWith('/x/fixtures/');
}

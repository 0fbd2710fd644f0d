import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { siteConfig } from '../../content/site.config.ts';
import { getDistDir } from '../../src/build/tasks/getDistDir.ts';

/** The reference is one layout with other data, so its largest pages stand for the rest. */
const API_PAGES_PER_PRODUCT = 3;

/** Every guide in every language it has, a sample of the reference, and the pages that search engines are not told about. */
export function listSitePages(): string[] {
  const sitemap = readFileSync(path.join(getDistDir(), 'sitemap.xml'), 'utf8');
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) =>
    (match[1] ?? '').replace(siteConfig.siteUrl, ''),
  );
  if (listed.length === 0) throw new Error('The sitemap is empty.');
  // The lists for machines are in it too, and are no pages.
  const guides = listed.filter((page) => page.endsWith('/') && !page.startsWith('/x/api/'));
  const reference = siteConfig.products.flatMap(({ apiRoot }) => {
    const index = `${apiRoot}/`;
    const others = listed.filter((page) => page.startsWith(index) && page !== index);
    others.sort((a, b) => measure(b) - measure(a));
    return [...listed.filter((page) => page === index), ...others.slice(0, API_PAGES_PER_PRODUCT)];
  });
  return [
    ...guides,
    ...reference,
    '/x/search/',
    '/zh/x/search/',
    '/x/offline/',
    '/x/no-such-page/',
  ];
}

function measure(page: string): number {
  return statSync(path.join(getDistDir(), page, 'index.html')).size;
}

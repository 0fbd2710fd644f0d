import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { siteConfig } from '../../content/site.config.ts';
import { getDistDir } from '#generator/files/getDistDir.ts';

/** The reference is one layout with other data: its largest pages stand for the rest, and a few others in turn. */
const LARGEST_PER_PRODUCT = 3;
const OTHERS_PER_PRODUCT = 2;
/** Each day looks at others; a run can be repeated by its day. */
const DAY = Number(process.env['API_SAMPLE'] ?? Math.floor(Date.now() / 86_400_000));

/** `AXE_ALL=1`: every page, the whole reference too, whatever the day. */
const LOOKS_AT_ALL = process.env['AXE_ALL'] === '1';

/** All pages are looked at within so many days. */
const DAYS = 3;

/** A part of the pages, others each day; all of them with `AXE_ALL=1`. */
export function listPagesOfToday(): string[] {
  return listSitePages().filter((_, place) => LOOKS_AT_ALL || (place + DAY) % DAYS === 0);
}

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
    if (LOOKS_AT_ALL) return listed.filter((page) => page.startsWith(index));
    const others = listed.filter((page) => page.startsWith(index) && page !== index);
    others.sort((a, b) => measure(b) - measure(a));
    const rest = others.slice(LARGEST_PER_PRODUCT).sort();
    const sample = Array.from(
      { length: Math.min(OTHERS_PER_PRODUCT, rest.length) },
      (_, step) => rest[(DAY * OTHERS_PER_PRODUCT + step) % rest.length] ?? '',
    );
    return [
      ...listed.filter((page) => page === index),
      ...others.slice(0, LARGEST_PER_PRODUCT),
      // The smallest hook or interface, which has sections that components have not.
      ...others.filter((page) => /\/use-[^/]+\/$/.test(page)).slice(-1),
      ...sample,
    ];
  });
  return [
    ...new Set([...guides, ...reference]),
    '/x/coverage/',
    '/x/offline/',
    '/x/search/',
    '/zh/x/search/',
    '/x/no-such-page/',
  ];
}

function measure(page: string): number {
  return statSync(path.join(getDistDir(), page, 'index.html')).size;
}

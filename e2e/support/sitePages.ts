import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { siteConfig } from '../../content/site.config.ts';
import { getDistDir } from '#generator/files/getDistDir.ts';
import { chooseSample } from '#generator/testing/chooseSample.ts';
import { testsEverything } from '#generator/testing/testsEverything.ts';

/** All reference pages share one layout, so the largest ones and a few others represent the rest. */
const LARGEST_PER_PRODUCT = 3;
const OTHERS_PER_PRODUCT = 2;

/** How many pages a run tests. The number doesn't grow with the site, so neither does the time. */
const SAMPLE_SIZE = 28;

/** Lists a sample of the pages. In `npm run test:all`, lists all of them, including the whole reference. */
export function listSampledPages(): string[] {
  return chooseSample(listSitePages(), testsEverything() ? Infinity : SAMPLE_SIZE);
}

/** Lists every guide in all its languages, a sample of the reference, and the pages that aren't in the sitemap. */
export function listSitePages(): string[] {
  const sitemap = readFileSync(path.join(getDistDir(), 'sitemap.xml'), 'utf8');
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) =>
    (match[1] ?? '').replace(siteConfig.siteUrl, ''),
  );
  if (listed.length === 0) throw new Error('The sitemap is empty.');
  // The sitemap also lists files for machines, which aren't pages.
  const guides = listed.filter((page) => page.endsWith('/') && !page.startsWith('/x/api/'));
  const reference = siteConfig.products.flatMap(({ apiRoot }) => {
    const index = `${apiRoot}/`;
    if (testsEverything()) return listed.filter((page) => page.startsWith(index));
    const others = listed.filter((page) => page.startsWith(index) && page !== index);
    others.sort((a, b) => measure(b) - measure(a));
    const rest = others.slice(LARGEST_PER_PRODUCT).sort();
    const sample = chooseSample(rest, OTHERS_PER_PRODUCT);
    return [
      ...listed.filter((page) => page === index),
      ...others.slice(0, LARGEST_PER_PRODUCT),
      // The smallest hook is included, because hooks have sections that components don't have.
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

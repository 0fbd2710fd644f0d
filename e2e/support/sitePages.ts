import { readFileSync } from 'node:fs';
import path from 'node:path';
import { siteConfig } from '../../content/site.config.ts';
import { getDistDir } from '../../src/build/tasks/getDistDir.ts';

/** Pages that search engines are told about, and those they are not: `/x/introduction/`, `/zh/x/`, `/x/search/` … */
export function listSitePages(): string[] {
  const sitemap = readFileSync(path.join(getDistDir(), 'sitemap.xml'), 'utf8');
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) =>
    (match[1] ?? '').replace(siteConfig.siteUrl, ''),
  );
  if (listed.length === 0) throw new Error('The sitemap is empty.');
  return [...listed, '/x/search/', '/zh/x/search/', '/x/no-such-page/'];
}

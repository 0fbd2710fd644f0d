import type { APIRoute } from 'astro';
import { getApiSite } from '#generator/pages/getApiSite.ts';
import { getSite } from '#generator/content/Site.ts';
import { formatSitemap, listSitemapEntries } from '#generator/head/createSitemap.ts';
import { getStore } from '#generator/machine-docs/createStore.ts';
import { listLlmsFiles } from '#generator/machine-docs/formatLlms.ts';
import { siteConfig } from '#content/site.config.ts';

export const GET: APIRoute = async () => {
  const { pages } = await getApiSite();
  const entries = listSitemapEntries(
    getSite(),
    [...pages.map(({ pathname }) => pathname), '/x/api', '/size-snapshot', '/x/whats-new'],
    listLlmsFiles(await getStore()).map(({ path }) => path),
  );
  return new Response(formatSitemap(entries, siteConfig.siteUrl), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });
};

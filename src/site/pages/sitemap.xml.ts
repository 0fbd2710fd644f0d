import type { APIRoute } from 'astro';
import { getApiSite } from '#build/content/createApiPageData.ts';
import { getSite } from '#build/content/Site.ts';
import { formatSitemap, listSitemapEntries } from '#build/head/createSitemap.ts';
import { getStore } from '#build/machine-docs/createStore.ts';
import { listLlmsFiles } from '#build/machine-docs/formatLlms.ts';
import { siteConfig } from '#content/site.config.ts';

export const GET: APIRoute = async () => {
  const { pages } = await getApiSite();
  const entries = listSitemapEntries(
    getSite(),
    [...pages.map(({ pathname }) => pathname), '/size-snapshot'],
    listLlmsFiles(await getStore()).map(({ path }) => path),
  );
  return new Response(formatSitemap(entries, siteConfig.siteUrl), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });
};

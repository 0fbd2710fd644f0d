import type { APIRoute } from 'astro';
import { getApiSite } from '#build/content/createApiPageData.ts';
import { getSite } from '#build/content/Site.ts';
import { formatSitemap, listSitemapEntries } from '#build/head/createSitemap.ts';
import { siteConfig } from '#content/site.config.ts';

export const GET: APIRoute = async () => {
  const { pages } = await getApiSite();
  const entries = listSitemapEntries(
    getSite(),
    [...pages.map(({ pathname }) => pathname), '/size-snapshot'],
  );
  return new Response(formatSitemap(entries, siteConfig.siteUrl), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });
};

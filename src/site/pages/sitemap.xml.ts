import type { APIRoute } from 'astro';
import { getSite } from '#build/content/Site.ts';
import { formatSitemap, listSitemapEntries } from '#build/head/createSitemap.ts';
import { siteConfig } from '#content/site.config.ts';

export const GET: APIRoute = () =>
  new Response(formatSitemap(listSitemapEntries(getSite()), siteConfig.siteUrl), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });

import type { APIRoute } from 'astro';
import { createRobots } from '#generator/head/createRobots.ts';
import { siteConfig } from '#content/site.config.ts';

export const GET: APIRoute = () =>
  new Response(createRobots(siteConfig.siteUrl), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });

import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import type { AnalyticsConfig } from '#model/analytics/AnalyticsConfig.ts';
import { siteConfig } from '#content/site.config.ts';
import { listOutsideHosts } from '#model/delivery/outsideHosts.ts';
import { ANALYTICS_META } from '#site/browser/analyticsConfig.ts';

export const GTAG_SCRIPT = 'https://www.googletagmanager.com/gtag/js';

const STAND_IN = readFileSync(path.join(import.meta.dirname, 'gtagStandIn.js'), 'utf8');

/**
 * Serves the site like a build with this sink, with the configuration in the head and the tag's hosts in the policy.
 * A stand-in replaces the Google tag and records its calls in `window.told`.
 */
export async function configureSink(
  context: BrowserContext,
  sink: AnalyticsConfig['sink'],
  more: Partial<AnalyticsConfig> = {},
): Promise<void> {
  const analytics: AnalyticsConfig = { ...siteConfig.analytics, ...more, sink };
  const content = JSON.stringify(analytics).replaceAll('"', '&quot;');
  const hosts = listOutsideHosts({ ...siteConfig, analytics });
  await context.route(/\/x\/[^.]*$/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const headers = response.headers();
    const policy = (headers['content-security-policy'] ?? '').replace(
      /(script-src|connect-src|img-src) [^;]*/g,
      (directive, name: keyof typeof hosts) => [directive, ...hosts[name]].join(' '),
    );
    const html = await response.text();
    const meta = `<meta name="${ANALYTICS_META}" content="${content}">`;
    return route.fulfill({
      response,
      headers: { ...headers, 'content-security-policy': policy },
      body: html.replace('</head>', `${meta}</head>`),
    });
  });
  await context.route(`${GTAG_SCRIPT}**`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: STAND_IN }),
  );
}

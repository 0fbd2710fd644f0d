import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { siteConfig } from '../../content/site.config.ts';
import { createContentSecurityPolicy } from '#model/delivery/contentSecurityPolicy.ts';
import { deliveryManifestSchema, MANIFEST_NAME } from '#model/delivery/DeliveryManifest.ts';
import { listOutsideHosts } from '#model/delivery/outsideHosts.ts';
import { answerAds, HOUSE_AD_URL } from '#generator/stand-ins/answerAds.ts';
import type { AdMode } from '#generator/stand-ins/answerAds.ts';
import { getDistDir } from '#generator/files/getDistDir.ts';
import type { AdsConfig } from '#model/ads/AdsConfig.ts';

export const AD_HOST = 'https://ads.test';
export const CARBON = {
  carbonScriptUrl: `${AD_HOST}/carbon.js`,
  carbonHouseAdUrl: HOUSE_AD_URL,
} as const;
export const FEED = { feedUrl: `${AD_HOST}/feed.json` } as const;

export interface AdServices {
  mode: AdMode;
  config: Partial<AdsConfig>;
  /** The time between checks. It's shorter than the real one, so that tests don't have to wait. */
  intervalMs?: number;
}

/**
 * Serves pages like a build with these ad services, with their configuration in the page slot and their hosts in the security
 * policy. A stand-in replaces the services. Returns the requests that it received.
 */
export async function useAdServices(
  page: Page,
  { mode, config, intervalMs = 500 }: AdServices,
): Promise<URL[]> {
  const ads: AdsConfig = {
    ...siteConfig.ads,
    inlineShare: 0,
    ...config,
    detection: { ...siteConfig.ads.detection, intervalMs },
  };
  const outsideHosts = listOutsideHosts({ ...siteConfig, ads });
  const { files } = deliveryManifestSchema.parse(
    JSON.parse(readFileSync(path.join(getDistDir(), MANIFEST_NAME), 'utf8')),
  );
  await page.route('**/x/**/', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const { pathname } = new URL(response.url());
    const inline = files[`${pathname}index.html`] ?? {};
    const value = JSON.stringify(ads).replaceAll('"', '&quot;');
    const body = (await response.text()).replace(/data-page-ad="[^"]*"/, `data-page-ad="${value}"`);
    await route.fulfill({
      response,
      body,
      headers: {
        ...response.headers(),
        'content-security-policy': createContentSecurityPolicy(pathname, inline, { outsideHosts }),
      },
    });
  });
  const asked: URL[] = [];
  await page.route(`${AD_HOST}/**`, async (route) => {
    const url = new URL(route.request().url());
    asked.push(url);
    const answer = answerAds(url, mode);
    if (!answer) return route.abort('blockedbyclient');
    await route.fulfill({
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: await answer.text(),
    });
  });
  return asked;
}

/** Records the size and the elements of layout shifts that the reader didn't cause, except in demos that start. */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    interface LayoutShift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node?: Node | null }[];
    }
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        const outside = sources.filter(({ node }) => !node?.parentElement?.closest('[data-demo]'));
        const names = outside.map(({ node }) =>
          node instanceof Element ? `${node.tagName} ${node.className} ${node.id}` : node?.nodeName,
        );
        if (!hadRecentInput && outside.length > 0) shifts.push(`${value}: ${names.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}

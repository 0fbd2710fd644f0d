import { readAnalyticsConfig } from './analyticsConfig.ts';
import { emitSiteEvent } from './siteEvents.ts';

export interface AdDisplayOptions {
  /** Time that the ad must stay; the configured one unless told. */
  delayMs?: number;
  random?: () => number;
}

/**
 * For the slot that shows an ad, at each new label. A share of displays is reported, and only those that stay; the returned
 * function takes the report back when the ad goes before that.
 */
export function reportAdDisplay(
  label: string,
  { delayMs, random = Math.random }: AdDisplayOptions = {},
): () => void {
  const config = readAnalyticsConfig();
  if (!config || random() >= config.displaySampling) return () => {};
  const report = () => emitSiteEvent({ name: 'ad', action: 'display', label });
  const timer = setTimeout(report, delayMs ?? config.displayDelayMs);
  return () => clearTimeout(timer);
}

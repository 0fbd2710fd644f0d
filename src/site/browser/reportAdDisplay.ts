import { readAnalyticsConfig } from './analyticsConfig.ts';
import { emitSiteEvent } from './siteEvents.ts';

export interface AdDisplayOptions {
  /** How long the ad must stay; from the config by default. */
  delayMs?: number;
  random?: () => number;
}

/**
 * Call it for each new label of the slot that shows an ad. A share of displays is reported, and only if the ad stays. The
 * returned function cancels the report if the ad is removed earlier.
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

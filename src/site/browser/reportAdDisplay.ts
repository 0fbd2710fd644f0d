import { readAnalyticsConfig } from './analyticsConfig.ts';
import { emitSiteEvent } from './siteEvents.ts';

export interface AdDisplayOptions {
  /** How long the ad must stay visible. The default is in the config. */
  delayMs?: number;
  random?: () => number;
}

/**
 * Call this whenever the label of an ad slot changes. It reports only a share of displays, and only if the ad stays visible. The
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

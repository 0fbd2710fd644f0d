import type { AnalyticsConfig } from '#model/analytics/AnalyticsConfig.ts';

/** Name of the meta element with the config. It's in the head only if analytics is configured. */
export const ANALYTICS_META = 'x:analytics';

/** Returns the config written at build time. If it's undefined, no analytics code is loaded. */
export function readAnalyticsConfig(): AnalyticsConfig | undefined {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${ANALYTICS_META}"]`);
  return meta ? (JSON.parse(meta.content) as AnalyticsConfig) : undefined;
}

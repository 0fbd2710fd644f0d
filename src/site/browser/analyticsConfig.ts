import type { AnalyticsConfig } from '#model/analytics/AnalyticsConfig.ts';

/** Written into the head only if analytics is configured. */
export const ANALYTICS_META = 'x:analytics';

/** The config written at build time. If it's undefined, no analytics code is loaded. */
export function readAnalyticsConfig(): AnalyticsConfig | undefined {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${ANALYTICS_META}"]`);
  return meta ? (JSON.parse(meta.content) as AnalyticsConfig) : undefined;
}

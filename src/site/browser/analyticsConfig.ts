import type { AnalyticsConfig } from '#model/analytics/AnalyticsConfig.ts';

/** Written into the head where somebody counts; its absence says that nobody does. */
export const ANALYTICS_META = 'x:analytics';

/** What the build wrote; undefined where no sink is configured, and then no code of analytics is loaded. */
export function readAnalyticsConfig(): AnalyticsConfig | undefined {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${ANALYTICS_META}"]`);
  return meta ? (JSON.parse(meta.content) as AnalyticsConfig) : undefined;
}

import type { SiteEvent } from '#model/analytics/SiteEvent.ts';

/** Whether to measure this page load. Only a small share of page loads needs the measuring code. */
export function isMeasured(share: number, random: () => number): boolean {
  return random() < share;
}

export async function trackWebVitals(send: (event: SiteEvent) => void): Promise<void> {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    measure(({ name, id, value, delta }) =>
      send({ name: 'web_vital', metric: name, id, value, delta }),
    );
  }
}

import type { SiteEvent } from '#model/analytics/SiteEvent.ts';

/** `[command, name, parameters]`, the arguments of `gtag`. */
export type GtagCall = ['event' | 'set', string, Readonly<Record<string, unknown>>];

/** Translates an event into a call of the Google tag. */
export function toGtagCall(event: SiteEvent): GtagCall {
  switch (event.name) {
    case 'page_view':
      return [
        'event',
        'page_view',
        {
          page_title: event.title,
          page_location: event.location,
          productId: event.productId,
          productCategoryId: event.productCategoryId,
        },
      ];
    case 'web_vital':
      return [
        'event',
        event.metric,
        {
          value: event.delta,
          metric_label: 'Web Vitals',
          metric_value: event.value,
          metric_delta: event.delta,
          metric_id: event.id,
        },
      ];
    case 'user_properties':
      return ['set', 'user_properties', event.properties];
    default:
      return ['event', event.name, { eventAction: event.action, eventLabel: event.label }];
  }
}

import { describe, expect, it } from 'vitest';
import type { SiteEvent } from '#model/analytics/SiteEvent.ts';
import { toGtagCall } from './toGtagCall.ts';

describe('toGtagCall', () => {
  it.each<[SiteEvent, unknown[]]>([
    [
      {
        name: 'page_view',
        title: 'Bars - MUI X',
        location: '/x/react-charts/bars/',
        productId: 'x-charts',
        productCategoryId: 'x',
      },
      [
        'event',
        'page_view',
        {
          page_title: 'Bars - MUI X',
          page_location: '/x/react-charts/bars/',
          productId: 'x-charts',
          productCategoryId: 'x',
        },
      ],
    ],
    [
      { name: 'ad', action: 'crash', label: 'in-house' },
      ['event', 'ad', { eventAction: 'crash', eventLabel: 'in-house' }],
    ],
    [
      { name: 'web_vital', metric: 'LCP', id: 'v1', value: 900, delta: 100 },
      [
        'event',
        'LCP',
        {
          value: 100,
          metric_label: 'Web Vitals',
          metric_value: 900,
          metric_delta: 100,
          metric_id: 'v1',
        },
      ],
    ],
    [
      { name: 'user_properties', properties: { codeVariant: 'JS' } },
      ['set', 'user_properties', { codeVariant: 'JS' }],
    ],
  ])('says %o', (event, expected) => {
    expect(toGtagCall(event)).toEqual(expected);
  });
});

// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnalyticsConfig } from '#model/analytics/AnalyticsConfig.ts';
import type { SiteEvent } from '#model/analytics/SiteEvent.ts';
import { emitSiteEvent } from '../../browser/siteEvents.ts';
import { startTracking } from './startTracking.ts';
import { isMeasured } from './trackWebVitals.ts';

const config: AnalyticsConfig = {
  sink: { kind: 'collector', url: '/events' },
  displaySampling: 0.1,
  displayDelayMs: 2500,
  webVitalsSampling: 0.0001,
};

let sent: SiteEvent[];
let stop: () => void;
beforeEach(() => {
  sent = [];
  vi.stubGlobal('navigator', {
    sendBeacon(_url: string, body: string) {
      sent.push(...(JSON.parse(body) as SiteEvent[]));
      return true;
    },
  });
  document.head.innerHTML =
    '<meta name="mui:productId" content="x-charts"><meta name="mui:productCategoryId" content="x">';
  document.title = 'Bars - MUI X';
  document.body.innerHTML =
    '<a data-ga-event-category="header" data-ga-event-action="github">Source</a>';
  stop = startTracking(config, () => 0.5);
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

const leave = () => dispatchEvent(new Event('pagehide'));
const listNames = () => sent.map(({ name }) => name);

describe('startTracking', () => {
  it('reports the visit and the page first', () => {
    leave();
    expect(listNames()).toEqual([...Array(5).fill('user_properties'), 'page_view']);
    expect(sent.at(-1)).toMatchObject({
      title: 'Bars - MUI X',
      productId: 'x-charts',
      productCategoryId: 'x',
    });
    const properties = sent.flatMap((event) =>
      event.name === 'user_properties' ? Object.keys(event.properties) : [],
    );
    expect(properties).toEqual([
      'codeVariant',
      'userLanguage',
      'devicePixelRatio',
      'colorSchemeOS',
      'colorScheme',
    ]);
  });

  it('reports clicks, events of features, and demos that crash', () => {
    document.querySelector('a')?.click();
    emitSiteEvent({ name: 'search', action: 'no-result', label: 'gantt' });
    document.dispatchEvent(
      new CustomEvent('x:demo-error', { detail: { id: 'pages/a/B', message: 'no' } }),
    );
    leave();
    expect(sent.slice(6)).toEqual([
      { name: 'header', action: 'github' },
      { name: 'search', action: 'no-result', label: 'gantt' },
      { name: 'demo', action: 'error', label: 'pages/a/B' },
    ]);
  });

  it('reports nothing after it is stopped', () => {
    stop();
    document.querySelector('a')?.click();
    emitSiteEvent({ name: 'search', action: 'open' });
    leave();
    expect(sent).toEqual([]);
  });
});

describe('isMeasured', () => {
  it.each([
    [0, true],
    [0.000099, true],
    [0.0001, false],
    [0.5, false],
  ])('takes a draw of %d as %s', (draw, expected) => {
    expect(isMeasured(config.webVitalsSampling, () => draw)).toBe(expected);
  });
});

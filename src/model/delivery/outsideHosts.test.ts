import { describe, expect, it } from 'vitest';
import { siteConfig } from '#content/site.config.ts';
import { listOutsideHosts } from './outsideHosts.ts';

const nothing = {
  ads: { ...siteConfig.ads, feedUrl: '', carbonScriptUrl: '' },
  analytics: { ...siteConfig.analytics, sink: { kind: 'none' as const } },
  chat: { url: '' },
  openIn: { sandboxes: [], assistants: [] },
};

describe('listOutsideHosts', () => {
  it('allows no host that is not in the config', () => {
    expect(Object.values(listOutsideHosts(nothing)).flat()).toEqual([]);
  });

  it('allows form posts to the sandboxes', () => {
    const { sandboxes } = siteConfig.openIn;
    expect(sandboxes.length).toBeGreaterThan(0);
    const hosts = listOutsideHosts({ ...nothing, openIn: { sandboxes, assistants: [] } });
    expect(hosts['form-action']).toEqual(sandboxes.map(({ url }) => new URL(url).origin));
  });

  it('allows the hosts of the configured ad services', () => {
    const ads = {
      ...nothing.ads,
      feedUrl: 'https://ads.test/feed.json',
      carbonScriptUrl: 'https://cdn.carbonads.com/carbon.js?serve=a',
    };
    expect(listOutsideHosts({ ...nothing, ads })).toEqual({
      'script-src': ['https://cdn.carbonads.com', 'https://srv.carbonads.net'],
      'style-src': ["'unsafe-inline'"],
      'img-src': ['https:'],
      'connect-src': ['https://ads.test'],
      'form-action': [],
    });
  });

  it('allows no inline styles if ads come from the feed only', () => {
    const ads = { ...nothing.ads, feedUrl: 'https://ads.test/feed.json' };
    expect(listOutsideHosts({ ...nothing, ads })['style-src']).toEqual([]);
  });

  it.each([
    ['https://count.test/take', ['https://count.test']],
    ['/events', []],
  ])('allows the collector %s', (url, expected) => {
    const analytics = { ...nothing.analytics, sink: { kind: 'collector' as const, url } };
    expect(listOutsideHosts({ ...nothing, analytics })['connect-src']).toEqual(expected);
  });

  it('allows the Google tag', () => {
    const analytics = { ...nothing.analytics, sink: { kind: 'gtag' as const, id: 'G-1' } };
    const hosts = listOutsideHosts({ ...nothing, analytics });
    expect(hosts['script-src']).toEqual(['https://www.googletagmanager.com']);
  });
});

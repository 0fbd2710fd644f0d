import { describe, expect, it } from 'vitest';
import { parseSiteConfig, type SiteConfig } from './SiteConfig.ts';

const valid: SiteConfig = {
  siteUrl: 'https://docs.example',
  locales: ['en', 'zh'],
  repository: { url: 'https://git.example/library', tag: 'v1.2.3' },
  docsRepository: { url: 'https://git.example/docs', branch: 'main', path: '' },
  library: { name: 'Lib', root: '/x/introduction', version: '1.2.3', olderVersions: [] },
  products: [
    {
      id: 'x-charts',
      name: 'Charts',
      root: '/x/react-charts',
      apiRoot: '/x/api/charts',
      version: '1.2.3',
      olderVersions: [{ label: 'v0' }],
      summary: { en: 'Draw.', zh: '画。' },
      packages: [{ name: '@mui/x-charts', plan: 'community', version: '1.2.3' }],
    },
  ],
  versionHost: 'https://{version}.docs.example',
  ads: {
    feedUrl: '',
    feedMaxTries: 10,
    carbonScriptUrl: '',
    carbonHouseAdUrl: '',
    detection: { intervalMs: 500, maxChecks: 30, blockedFromCheck: 7 },
    inHouseShare: 0.2,
    inlineShare: 0.2,
  },
  analytics: {
    sink: { kind: 'none' },
    displaySampling: 0.1,
    displayDelayMs: 2500,
    webVitalsSampling: 0.0001,
  },
  chat: { url: '' },
  blog: { url: '' },
  serviceWorker: {
    url: '/x/sw.js',
    scope: '/x/',
    host: 'docs.example',
    hostEnv: 'SW_HOST',
    isRetired: false,
  },
  licenseKeyEnv: 'LICENSE_KEY',
  openIn: { sandboxes: [], assistants: [] },
};

describe('parseSiteConfig', () => {
  it('accepts a complete config', () => {
    expect(parseSiteConfig(valid)).toEqual(valid);
  });

  it.each([
    [{ siteUrl: 'https://docs.example/' }, 'siteUrl'],
    [{ siteUrl: 'docs.example' }, 'siteUrl'],
    [{ locales: ['fr'] }, 'locales[0]'],
    [{ library: { ...valid.library, version: '8' } }, 'library.version'],
    [{ library: { ...valid.library, root: '/x/introduction/' } }, 'library.root'],
    [{ versionHost: 'https://docs.example' }, 'versionHost'],
    [{ ads: { ...valid.ads, inHouseShare: 20 } }, 'ads.inHouseShare'],
    [{ ads: { ...valid.ads, feedUrl: 'feed' } }, 'ads.feedUrl'],
    [{ analytics: { ...valid.analytics, sink: { kind: 'gtag' } } }, 'analytics.sink.id'],
    [{ chat: {} }, 'chat.url'],
    [{ blog: { url: '/zh/blog/' } }, 'blog.url'],
    [
      { security: { contacts: ['security@docs.example'], expires: '2030-01-01T00:00:00Z' } },
      'security.contacts[0]',
    ],
    [{ security: { contacts: ['mailto:a@docs.example'], expires: 'soon' } }, 'security.expires'],
    [{ licenseKeyEnv: 'license key' }, 'licenseKeyEnv'],
  ])('rejects %j', (fields, field) => {
    expect(() => parseSiteConfig({ ...valid, ...fields })).toThrow(
      `content/site.config.ts\n  ${field}: `,
    );
  });

  it('rejects a summary that lacks a language', () => {
    const [product] = valid.products;
    const products = [{ ...product, summary: { en: 'Draw.' } }];
    expect(() => parseSiteConfig({ ...valid, products })).toThrow('products[0].summary.zh: ');
  });

  it('reports all errors at once', () => {
    expect(() => parseSiteConfig({ ...valid, siteUrl: '', hue: 'blue' }))
      .toThrowErrorMatchingInlineSnapshot(`
      [DocsErrors: content/site.config.ts
        siteUrl: Invalid URL

      content/site.config.ts
        Unrecognized key: "hue"]
    `);
  });
});

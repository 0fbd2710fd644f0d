import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { AnalyticsConfig } from '#model/analytics/AnalyticsConfig.ts';
import { AnalyticsMeta, Head } from './Head.tsx';
import type { HeadProps } from './Head.tsx';

const PAGE: HeadProps = {
  locale: 'en',
  title: 'Sowing',
  description: 'When to sow what.',
  canonical: '/x/garden/sowing/',
  alternates: [
    { locale: 'en', href: '/x/garden/sowing/', isTranslated: true },
    { locale: 'zh', href: '/zh/x/garden/sowing/', isTranslated: false },
  ],
  productId: 'x-garden',
  productCategoryId: 'x',
  image: '/x/cards/sowing.png',
};

const render = (props: Partial<HeadProps> = {}) =>
  renderToStaticMarkup(<Head {...PAGE} {...props} />);
const listLinks = (html: string, rel: string) =>
  [...html.matchAll(new RegExp(`<link rel="${rel}"[^>]* href="([^"]+)"`, 'g'))].map(
    ([, href = '']) => new URL(href).pathname,
  );

describe('Head', () => {
  it('gives search engines and previews the same title', () => {
    const html = render();
    const title = /<title>(Sowing - [^<]+)<\/title>/.exec(html)?.[1];
    expect(title).toBeDefined();
    expect(html).toContain(`<meta property="og:title" content="${title}"/>`);
    expect(html).toContain(`<meta name="twitter:title" content="${title}"/>`);
  });

  it('lists only the languages that the page is translated to', () => {
    const html = render();
    expect(listLinks(html, 'canonical')).toEqual(['/x/garden/sowing/']);
    expect(listLinks(html, 'alternate')).toEqual(['/x/garden/sowing/', '/x/garden/sowing/']);
    expect(html).not.toContain('hrefLang="zh"');
  });

  it('excludes a page from search engines if requested', () => {
    expect(render()).not.toContain('noindex');
    expect(render({ noIndex: true })).toContain('<meta name="robots" content="noindex"/>');
  });
});

describe('AnalyticsMeta', () => {
  const renderMeta = (sink: AnalyticsConfig['sink']) =>
    renderToStaticMarkup(
      <AnalyticsMeta
        config={{ sink, displaySampling: 0, displayDelayMs: 0, webVitalsSampling: 0 }}
      />,
    );

  it('renders nothing if analytics is off', () => {
    expect(renderMeta({ kind: 'none' })).toBe('');
  });

  it('passes the configuration of a sink to the page', () => {
    const html = renderMeta({ kind: 'gtag', id: 'G-TEST' });
    const content = /content="([^"]+)"/.exec(html)?.[1]?.replaceAll('&quot;', '"') ?? '';
    expect(html).toContain('name="x:analytics"');
    expect(JSON.parse(content)).toMatchObject({ sink: { kind: 'gtag', id: 'G-TEST' } });
  });
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { siteConfig } from '#content/site.config.ts';
import { AnalyticsMeta } from './Head.tsx';

it('names no sink in the default configuration', () => {
  expect(renderToStaticMarkup(<AnalyticsMeta config={siteConfig.analytics} />)).toBe('');
});

it('hands the configuration of a sink to the page', () => {
  const config = { ...siteConfig.analytics, sink: { kind: 'gtag', id: 'G-TEST' } } as const;
  const html = renderToStaticMarkup(<AnalyticsMeta config={config} />);
  expect(html).toContain('name="x:analytics"');
  expect(html).toContain('G-TEST');
});

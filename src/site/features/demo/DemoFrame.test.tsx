import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { siteConfig } from '#content/site.config.ts';
import en from '#content/strings/en.json' with { type: 'json' };
import type { DemoData } from '#model/demo/Demo.ts';
import { createDocsConfig } from '../../browser/createDocsConfig.ts';
import { DocsConfigProvider } from '../../browser/DocsConfigContext.tsx';
import { DemoFrame } from './DemoFrame.tsx';

const demo: DemoData = {
  id: 'pages/a/Bars',
  name: 'Bars',
  stylings: [{ styling: 'system', src: '/bars.js', css: [] }],
  parts: [],
  writesValues: true,
  files: [],
  rendersAtBuild: 'styles',
};

/** What readers without scripts get. */
function readNoscript(facts: Partial<DemoData>): string | undefined {
  const config = createDocsConfig({ config: siteConfig, locale: 'en', dictionaries: { en } });
  const html = renderToStaticMarkup(
    <DocsConfigProvider value={config}>
      <DemoFrame demo={{ ...demo, ...facts }} hideToolbar />
    </DocsConfigProvider>,
  );
  return /<noscript>(.*)<\/noscript>/.exec(html)?.[1];
}

it('shows readers without scripts the picture of a chart in a frame', () => {
  const src = '/x/chart-pictures/pages/a/Bars.html';
  const html = readNoscript({ framedPicture: { label: 'Tea & coffee', src } });
  expect(html).toMatch(/^<iframe [^>]+><\/iframe>$/);
  expect(html).toContain(`src="${src}"`);
  expect(html).toContain('title="Tea &amp; coffee"');
});

it('explains that other demos need scripts', () => {
  expect(readNoscript({})).toContain('This demo requires JavaScript.');
});

it('explains it on narrow screens only if there is no picture for them', () => {
  const picture = { label: 'Tea', xs: '', lg: '<svg></svg>' };
  expect(readNoscript({ picture })).toMatch(/<p [^>]*data-narrow="">This demo requires JavaScript/);
});

it('says nothing if the picture is part of the page', () => {
  expect(readNoscript({ picture: { label: 'Tea', lg: '<svg></svg>' } })).toBeUndefined();
});

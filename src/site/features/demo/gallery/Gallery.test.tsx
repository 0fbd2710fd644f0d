import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import en from '#content/strings/en.json' with { type: 'json' };
import { siteConfig } from '#content/site.config.ts';
import type { DemoData } from '#model/demo/Demo.ts';
import { createDocsConfig } from '../../../browser/createDocsConfig.ts';
import { DocsConfigProvider } from '../../../browser/DocsConfigContext.tsx';
import { DemosContext } from '../DemosContext.tsx';
import { Example } from './Example.tsx';
import { Gallery } from './Gallery.tsx';

const createDemo = (id: string, facts: Partial<DemoData> = {}): DemoData => ({
  id,
  name: id.slice(id.lastIndexOf('/') + 1),
  stylings: [{ styling: 'system', src: `/${id}.js`, css: [] }],
  parts: [],
  writesValues: true,
  files: [],
  rendersAtBuild: 'styles',
  ...facts,
});
const demos = {
  Ranking: createDemo('pages/charts/Ranking', { heights: { xs: 320, sm: 340, lg: 340 } }),
  '/x/funnel/#Orders': createDemo('pages/funnel/Orders', { plan: 'pro' }),
};

function render(): string {
  const value = createDocsConfig({ config: siteConfig, locale: 'en', dictionaries: { en } });
  return renderToStaticMarkup(
    <DocsConfigProvider value={value}>
      <DemosContext value={demos}>
        <Gallery>
          {'\n'}
          <Example
            href="#Ranking"
            title="Ranking"
            caption="Sorted bars."
            chart="bar"
            question="compare"
          />
          <Example
            href="/x/funnel/#Orders"
            title="Orders"
            caption="A funnel."
            chart="funnel"
            question="flow"
          />
        </Gallery>
      </DemosContext>
    </DocsConfigProvider>,
  );
}

it('links every card to its demo and reserves the height of a phone', () => {
  const html = render();
  expect(html).toContain('<a href="#Ranking">Ranking</a>');
  expect(html).toContain('<a href="/x/funnel/#Orders">Orders</a>');
  expect(html).toContain('style="--height:320px" data-demo-card="pages/charts/Ranking"');
});

it('offers only values that occur', () => {
  const values = [...render().matchAll(/name="(\w+)"[^>]*value="([\w-]+)"/g)].map(
    ([, name, value]) => `${name}=${value}`,
  );
  expect(values).toEqual([
    'question=compare',
    'question=flow',
    'chart=bar',
    'chart=funnel',
    'plan=community',
    'plan=pro',
  ]);
});

it('says how many examples there are, and leaves a place for the number of those shown', () => {
  const html = render();
  expect(html).toContain('>2 examples</output>');
  expect(html).toContain('data-some="{{count}} of 2 examples"');
});

// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { siteConfig } from '#content/site.config.ts';
import { createDocsConfig } from './createDocsConfig.ts';
import { DocsConfigProvider, useDocsConfig } from './DocsConfigContext.tsx';

function Home() {
  return <a href={useDocsConfig().href('/x/introduction/')}>Home</a>;
}

it('provides the configuration', () => {
  const value = createDocsConfig({ config: siteConfig, locale: 'zh', dictionaries: {} });
  const html = renderToString(
    <DocsConfigProvider value={value}>
      <Home />
    </DocsConfigProvider>,
  );
  expect(html).toBe('<a href="/zh/x/introduction/">Home</a>');
});

it('throws outside its provider and explains how to fix it', () => {
  expect(() => renderToString(<Home />)).toThrow(
    'useDocsConfig found no docs configuration. Wrap the component in <DocsConfigProvider>.',
  );
});

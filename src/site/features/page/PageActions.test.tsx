import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { siteConfig } from '#content/site.config.ts';
import en from '#content/strings/en.json' with { type: 'json' };
import type { SiteConfig } from '#model/site/SiteConfig.ts';
import { createDocsConfig } from '../../browser/createDocsConfig.ts';
import { DocsConfigProvider } from '../../browser/DocsConfigContext.tsx';
import { PageActions } from './PageActions.tsx';

const TWIN = { href: '/x/introduction/mcp.md' };
const ASSISTANT = { id: 'local', name: 'Local', url: 'https://chat.test/new?q={prompt}' };

function render(assistants: SiteConfig['openIn']['assistants'], twin: typeof TWIN | undefined) {
  const config = { ...siteConfig, openIn: { ...siteConfig.openIn, assistants } };
  return renderToStaticMarkup(
    <DocsConfigProvider value={createDocsConfig({ config, locale: 'en', dictionaries: { en } })}>
      <PageActions twin={twin} />
    </DocsConfigProvider>,
  );
}

describe('PageActions', () => {
  it('copies and opens the Markdown', () => {
    const html = render([], TWIN);
    expect(html).toContain('data-copy-page="/x/introduction/mcp.md"');
    expect(html).toContain('href="/x/introduction/mcp.md"');
    expect(html).not.toContain('<details');
  });

  it('offers the assistants of the configuration, with the URL of the page', () => {
    const html = render([ASSISTANT], TWIN);
    const url = encodeURIComponent(`${siteConfig.siteUrl}/x/introduction/mcp.md`);
    expect(html).toContain(`href="https://chat.test/new?q=Read%20${url}`);
    expect(html).toContain('rel="noopener"');
  });

  it('renders nothing if a page has no Markdown version', () => {
    expect(render([ASSISTANT], undefined)).toBe('');
  });
});

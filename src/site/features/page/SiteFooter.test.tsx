import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { siteConfig } from '#content/site.config.ts';
import { strings } from '#content/strings.ts';
import type { Locale } from '#model/locale/Locale.ts';
import { createDocsConfig } from '../../browser/createDocsConfig.ts';
import { DocsConfigProvider } from '../../browser/DocsConfigContext.tsx';
import { SiteFooter } from './SiteFooter.tsx';

function render(locale: Locale, url: string): string {
  const config = { ...siteConfig, blog: { url } };
  const docs = createDocsConfig({ config, locale, dictionaries: strings });
  return renderToStaticMarkup(
    <DocsConfigProvider value={docs}>
      <SiteFooter />
    </DocsConfigProvider>,
  );
}

describe('SiteFooter', () => {
  it.each([
    ['en', 'Blog'],
    ['zh', '博客'],
  ] as const)('links to the blog without a language prefix in %s', (locale, name) => {
    const html = render(locale, 'https://docs.test/blog/');
    expect(html).toContain('href="https://docs.test/blog/"');
    expect(html).toContain(`>${name}</a>`);
  });

  it('has no link if no blog is configured', () => {
    expect(render('en', '')).not.toContain('<a');
  });
});

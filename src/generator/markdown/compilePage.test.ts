import { compile, run } from '@mdx-js/mdx';
import { createElement } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { describe, expect, it } from 'vitest';
import { remarkCodeBlocks } from './remarkCodeBlocks.ts';
import { remarkHeadingIds } from '../content/remarkHeadingIds.ts';

/** The page's HTML, with the plugins of `mdxPages`. */
async function render(text: string): Promise<string> {
  const code = await compile(
    { value: text, path: 'page.mdx' },
    {
      outputFormat: 'function-body',
      remarkPlugins: [remarkFrontmatter, remarkGfm, remarkHeadingIds, remarkCodeBlocks],
    },
  );
  const { default: Content } = await run(code, { ...runtime, baseUrl: import.meta.url });
  return renderToStaticMarkup(
    createElement(Content, {
      components: {
        CodeBlock: ({ html, ...rest }: { html: string }) =>
          createElement('pre', { ...rest, dangerouslySetInnerHTML: { __html: html } }),
        Plan: () => null,
      },
    }),
  );
}

describe('a compiled page', () => {
  it('gives headings stable ids, the second of a name with a number', async () => {
    const html = await render('## What is it?\n\n## Labels <Plan plan="pro" />\n\n### Labels');
    expect(html.match(/id="[^"]+"/g)).toEqual(['id="what-is-it"', 'id="labels"', 'id="labels-2"']);
  });

  it('turns code fences into blocks with their HTML', async () => {
    expect(await render('```ts title="a.ts"\nlet a = 1;\n```')).toMatchInlineSnapshot(
      `"<pre language="ts" title="a.ts"><span class="k">let</span> a <span class="k">=</span> <span class="n">1</span>;</pre>"`,
    );
  });

  it('leaves the front matter out', async () => {
    expect(await render('---\ntitle: A\n---\n\nText.')).toBe('<p>Text.</p>');
  });

  it('stops at code in a language it does not know', async () => {
    await expect(render('```sh\nls\n```')).rejects.toThrow(
      'Code in the language "sh" cannot be highlighted.',
    );
  });
});

import { compile, run } from '@mdx-js/mdx';
import { createElement } from 'react';
import type { ReactNode } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createApiLinker } from '../api-reference/createApiLinker.ts';
import { createComponent, createFamily } from '../api-reference/read/apiFixtures.ts';
import { createMdxOptions } from './createMdxOptions.ts';

const linker = createApiLinker({
  packages: [],
  families: [createFamily({ components: [createComponent('BarChart')] })],
});

/** Renders the HTML of a Charts page. */
async function render(text: string): Promise<string> {
  const code = await compile(
    { value: text, path: 'content/pages/react-charts/bars/page.mdx' },
    {
      ...createMdxOptions({ getLinker: async () => linker, getPlanned: () => new Set() }),
      outputFormat: 'function-body',
    },
  );
  const { default: Content } = await run(code, { ...runtime, baseUrl: import.meta.url });
  return renderToStaticMarkup(
    createElement(Content, {
      components: {
        CodeBlock: ({ html, ...rest }: { html: string }) =>
          createElement('pre', { ...rest, dangerouslySetInnerHTML: { __html: html } }),
        Plan: () => null,
        AdSlot: () => null,
        TextSection: ({ children }: { children: ReactNode }) => children,
      },
    }),
  );
}

describe('a compiled page', () => {
  it('gives headings stable ids, and numbers repeated ones', async () => {
    const html = await render('## What is it?\n\n## Labels <Plan plan="pro" />\n\n### Labels');
    expect(html.match(/id="[^"]+"/g)).toEqual(['id="what-is-it"', 'id="labels"', 'id="labels-2"']);
  });

  it('turns code fences into blocks with their HTML', async () => {
    expect(await render('```ts title="a.ts"\nlet a = 1;\n```')).toMatchInlineSnapshot(
      `
      "<pre language="ts" title="a.ts"><span class="k">let</span> a = <span class="n">1</span>;</pre>
      "
    `,
    );
  });

  it('omits the front matter', async () => {
    expect(await render('---\ntitle: A\n---\n\nText.')).toBe('<p>Text.</p>\n');
  });

  it('links names in text and in code to the reference', async () => {
    const html = await render(
      'A `BarChart`.\n\n```tsx\nimport { BarChart } from "@mui/x-charts";\n```',
    );
    expect(html.match(/href="[^"]+"/g)).toEqual([
      'href="/x/api/charts/bar-chart/"',
      'href="/x/api/charts/bar-chart/"',
    ]);
  });

  it('rejects code in an unknown language', async () => {
    await expect(render('```sh\nls\n```')).rejects.toThrow(
      `Code in the language "sh" can't be highlighted.`,
    );
  });
});

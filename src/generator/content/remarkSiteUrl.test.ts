import { toString } from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { siteConfig } from '#content/site.config.ts';
import { parseMdx } from './parseMdx.ts';
import { remarkSiteUrl } from './remarkSiteUrl.ts';

const TEXT = 'Open `%SITE_URL%/mcp`.\n\n```bash\nadd %SITE_URL%/mcp\n```\n';

it('fills in the URL in text and code', () => {
  const tree = unified().use(remarkParse).parse(TEXT);
  remarkSiteUrl({ ...siteConfig, siteUrl: 'https://docs.example' })(tree);
  expect(tree.children.map((node) => toString(node))).toEqual([
    'Open https://docs.example/mcp.',
    'add https://docs.example/mcp',
  ]);
});

it('also fills in the URL for search and Markdown', () => {
  expect(toString(parseMdx(TEXT, 'page.mdx'))).not.toContain('%SITE_URL%');
});

import { describe, expect, it } from 'vitest';
import { getMarkdownHeaders } from './markdownHeaders.ts';

const config = { siteUrl: 'https://docs.example.com' };

describe('getMarkdownHeaders', () => {
  it.each([
    ['/x/introduction/mcp.md', 'https://docs.example.com/x/introduction/mcp/'],
    ['/zh/x/introduction.md', 'https://docs.example.com/zh/x/introduction/'],
    ['/x.md', 'https://docs.example.com/x/'],
  ])('names the page of %s', (pathname, page) => {
    expect(getMarkdownHeaders(pathname, config)).toEqual({ link: `<${page}>; rel="canonical"` });
  });

  it.each(['/x/introduction/index.html', '/x/llms.txt', '/README.md'])(
    'says nothing of %s',
    (pathname) => {
      expect(getMarkdownHeaders(pathname, config)).toEqual({});
    },
  );
});

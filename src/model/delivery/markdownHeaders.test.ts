import { describe, expect, it } from 'vitest';
import { getMarkdownHeaders } from './markdownHeaders.ts';

describe('getMarkdownHeaders', () => {
  it.each([
    ['/x/introduction/mcp.md', 'https://mui.com/x/introduction/mcp/'],
    ['/zh/x/introduction.md', 'https://mui.com/zh/x/introduction/'],
    ['/x.md', 'https://mui.com/x/'],
  ])('names the page of %s', (pathname, page) => {
    expect(getMarkdownHeaders(pathname)).toEqual({ link: `<${page}>; rel="canonical"` });
  });

  it.each(['/x/introduction/index.html', '/x/llms.txt', '/README.md'])(
    'says nothing of %s',
    (pathname) => {
      expect(getMarkdownHeaders(pathname)).toEqual({});
    },
  );
});

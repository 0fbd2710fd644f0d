import { describe, expect, it } from 'vitest';
import { chooseEncoding, prefersMarkdown } from './acceptance.ts';

describe('chooseEncoding', () => {
  it.each([
    [null, undefined],
    ['', undefined],
    ['identity', undefined],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.5, gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.5', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['*', 'br'],
    ['*;q=0.1, br;q=0', 'gzip'],
    ['gzip;q=nonsense', undefined],
    ['brotli', undefined],
  ] as const)('answers %j with %s', (header, encoding) => {
    expect(chooseEncoding(header, ['br', 'gzip'])).toBe(encoding);
  });

  it('sends the plain file if there is no compressed one', () => {
    expect(chooseEncoding('br, gzip', [])).toBeUndefined();
  });
});

describe('prefersMarkdown', () => {
  it.each([
    [null, false],
    ['*/*', false],
    ['text/html,application/xhtml+xml,*/*;q=0.8', false],
    ['text/markdown', true],
    ['text/markdown, */*;q=0.1', true],
    ['text/markdown, text/html;q=0.9', true],
    ['text/markdown;q=0.5, text/html', false],
    ['text/markdown;q=0', false],
  ])('reads %j as %s', (header, expected) => {
    expect(prefersMarkdown(header)).toBe(expected);
  });

  it('keeps HTML when both types tie', () => {
    expect(prefersMarkdown('text/markdown, text/html')).toBe(false);
  });
});

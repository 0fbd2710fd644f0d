import { describe, expect, it } from 'vitest';
import { readLanguageQuery } from './languageQuery.ts';

function read(url: string) {
  const { pathname, search, hash } = new URL(url, 'https://docs.test');
  return readLanguageQuery({ pathname, search, hash });
}

describe('readLanguageQuery', () => {
  it.each([
    ['/x/a/?userLanguage=zh', 'zh', '/zh/x/a/'],
    ['/x/a/?userLanguage=zh#b', 'zh', '/zh/x/a/#b'],
    ['/zh/x/a/?userLanguage=en', 'en', '/x/a/'],
    ['/x/a/?v=7&userLanguage=zh', 'zh', '/zh/x/a/?v=7'],
    ['/x/a/?userLanguage=zh&v=7', 'zh', '/zh/x/a/?v=7'],
    ['/x/a/?userLanguage=fr', 'en', '/x/a/'],
    ['/zh/x/a/?userLanguage=', 'en', '/x/a/'],
    ['/x/api/charts/?userLanguage=zh', 'zh', '/x/api/charts/'],
  ])('%s → %s, %s', (url, locale, href) => {
    expect(read(url)).toEqual({ locale, href });
  });

  it('leaves other queries alone', () => {
    expect(read('/x/a/?v=7')).toBeUndefined();
  });
});

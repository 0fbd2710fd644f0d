import { describe, expect, it } from 'vitest';
import type { StorePage } from '#model/machine-docs/DocsStore.ts';
import { SEARCH_FILE_VERSION } from '#model/search/SearchFile.ts';
import type { FilePage, SearchFile } from '#model/search/SearchFile.ts';
import { stampSearchFiles } from './stampSearchFiles.ts';

const page = (path: string): FilePage => ({ path, title: path, kind: 'guide', text: '' });
const file = (locale: 'en' | 'zh'): SearchFile => ({
  version: SEARCH_FILE_VERSION,
  locale,
  part: 'general',
  pages: [page('/x/a'), page('/x/b'), page('/x/c')],
  members: [],
});
const pages = [
  { path: '/x/a/', hash: 'a-en' },
  { path: '/zh/x/a/', hash: 'a-zh' },
  { path: '/x/b/', hash: 'b-en' },
] as StorePage[];

describe('stampSearchFiles', () => {
  it('gives each record the hash of its text', () => {
    const [en, zh] = stampSearchFiles([file('en'), file('zh')], { pages });
    expect(en?.pages.map(({ hash }) => hash)).toEqual(['a-en', 'b-en', undefined]);
    expect(zh?.pages.map(({ hash }) => hash)).toEqual(['a-zh', 'b-en', undefined]);
  });

  it('changes the stamp of a part with its content, but not with other pages', () => {
    const stamp = (hash: string, changed = file('en')) => {
      const others = { path: '/x/d/', hash } as StorePage;
      return stampSearchFiles([changed], { pages: [...pages, others] })[0]?.stamp;
    };
    expect(stamp('other')).toBe(stamp('d-en'));
    expect(stamp('d-en', { ...file('en'), pages: [page('/x/d')] })).not.toBe(
      stamp('other', { ...file('en'), pages: [page('/x/d')] }),
    );
    expect(stamp('d-en', { ...file('en'), synonyms: { a: ['b'] } })).not.toBe(stamp('d-en'));
  });
});

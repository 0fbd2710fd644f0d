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
    const [en, zh] = stampSearchFiles([file('en'), file('zh')], { stamp: 's', pages });
    expect(en?.pages.map(({ hash }) => hash)).toEqual(['a-en', 'b-en', undefined]);
    expect(zh?.pages.map(({ hash }) => hash)).toEqual(['a-zh', 'b-en', undefined]);
    expect([en?.stamp, zh?.stamp]).toEqual(['s', 's']);
  });
});

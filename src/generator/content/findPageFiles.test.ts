import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createContentTree } from '../checks/contentTree.ts';
import { findPageFiles } from './findPageFiles.ts';

describe('findPageFiles', () => {
  it('finds only page files, in order', () => {
    const directory = createContentTree({
      'react-charts/bars/page.zh.mdx': '',
      'react-charts/bars/page.mdx': '',
      'react-charts/bars/BasicBars.tsx': '',
      'react-charts/page.mdx': '',
      'notes.mdx': '',
    });
    const { files, errors } = findPageFiles(directory);
    expect(errors).toEqual([]);
    expect(
      files.map(({ pathname, locale, file }) => [pathname, locale, path.relative(directory, file)]),
    ).toEqual([
      ['/x/react-charts', 'en', 'react-charts/page.mdx'],
      ['/x/react-charts/bars', 'en', 'react-charts/bars/page.mdx'],
      ['/x/react-charts/bars', 'zh', 'react-charts/bars/page.zh.mdx'],
    ]);
  });
});

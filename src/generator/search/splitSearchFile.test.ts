import { describe, expect, it } from 'vitest';
import { createSearch } from '#model/search/createSearch.ts';
import { exampleFiles } from '#model/search/exampleFiles.ts';
import type { SearchFile } from '#model/search/SearchFile.ts';
import { measureSearchFile, splitSearchFile } from './splitSearchFile.ts';

const [part] = exampleFiles as [SearchFile];
const LIMIT = 400;
const files = splitSearchFile(part, LIMIT);

describe('splitSearchFile', () => {
  it('leaves a small part alone', () => {
    expect(splitSearchFile(part)).toEqual([part]);
  });

  it('keeps every file below the limit', () => {
    expect(measureSearchFile(part)).toBeGreaterThan(LIMIT);
    expect(files.length).toBeGreaterThan(2);
    expect(files.filter((file) => measureSearchFile(file) > LIMIT)).toEqual([]);
  });

  it('has every record once and in order, and numbers the files', () => {
    expect(files.flatMap(({ pages }) => pages)).toEqual(part.pages);
    expect(files.flatMap(({ members }) => members)).toEqual(part.members);
    expect(files[0]?.count).toBe(files.length);
    expect(files.map(({ number = 1 }) => number)).toEqual(files.map((_, index) => index + 1));
    expect(files.filter(({ synonyms }) => synonyms)).toHaveLength(1);
  });

  it('writes one file per record if no two records fit together', () => {
    const most = splitSearchFile(part, 1);
    expect(most).toHaveLength(part.pages.length + part.members.length);
    expect(most.flatMap(({ pages }) => pages)).toEqual(part.pages);
  });

  it.each([
    'freeze',
    'rowHeight',
    'infinite scroll',
    'export rows',
    'pinedColumns',
    'no such thing',
  ])('gives the results of the whole part: %s', (query) => {
    const whole = createSearch(exampleFiles).searchPages(query);
    const split = createSearch(exampleFiles.flatMap((file) => splitSearchFile(file, LIMIT)));
    expect(split.searchPages(query)).toEqual(whole);
  });
});

import { describe, expect, it } from 'vitest';
import { checkSearchFiles } from './checkSearchFiles.ts';
import { createContentTree, formatFaults } from './contentTree.ts';

describe('checkSearchFiles', () => {
  it('reports the files that are too large', () => {
    const dist = createContentTree({
      'x/search/en/x-charts.json': '{}',
      'x/search/en/x-charts-2.json': JSON.stringify(Array.from({ length: 90 }, (_, row) => row)),
      'x/search/index.html': 'x'.repeat(500),
    });
    expect(formatFaults(checkSearchFiles(dist, 100), dist)).toMatchInlineSnapshot(`
      "content/pages/x/search/en/x-charts-2.json
        The file takes 146 bytes with gzip, and 100 are allowed.
        Hint: a single page is too long to be split: shorten its longest section."
    `);
    expect(checkSearchFiles(dist)).toEqual([]);
  });
});

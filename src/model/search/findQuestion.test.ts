import { describe, expect, it } from 'vitest';
import { createSearch } from './createSearch.ts';
import { SEARCH_FILE_VERSION } from './SearchFile.ts';

const engine = createSearch([
  {
    version: SEARCH_FILE_VERSION,
    locale: 'en',
    part: 'x-data-grid',
    synonyms: { freeze: ['pin'], lock: ['pin'] },
    pages: [
      {
        path: '/x/react-data-grid/column-pinning',
        title: 'Column pinning',
        kind: 'guide',
        text: 'Keep columns visible.',
        questions: ['How do I pin a column?', 'How do I pin a column with checkboxes?'],
        sections: [
          {
            heading: 'Pinned rows',
            text: 'Rows can be pinned too.',
            questions: ['How do I keep a row at the top?'],
          },
        ],
      },
    ],
    members: [],
  },
]);

describe('findQuestion', () => {
  it.each([
    ['How do I pin a column?', 'How do I pin a column?'],
    ['how can i pin columns', 'How do I pin a column?'],
    ['how to freeze a column', 'How do I pin a column?'],
    ['how do I pin the checkboxes column', 'How do I pin a column with checkboxes?'],
    ['how do I keep a row at the top', 'How do I keep a row at the top?'],
    ['how do I pin a footer to something', undefined],
    ['how do columns work', undefined],
    ['how do I lock and freeze', undefined],
    ['pin column', undefined],
  ])('%s', (query, question) => {
    const [group] = engine.searchPages(query).groups;
    const shown = group && [group, ...group.sections].find((hit) => hit.question);
    expect(shown?.question).toBe(question);
  });
});

import { describe, expect, it } from 'vitest';
import { createThesaurus } from './createThesaurus.ts';

describe('createThesaurus', () => {
  it('starts empty and adds the words of any number of files', () => {
    const thesaurus = createThesaurus();
    expect(thesaurus.findPhrases('freez')).toEqual([]);
    thesaurus.add({ synonyms: { 'freeze panes': ['column pinning'] } });
    thesaurus.add({ synonyms: { freezing: ['pinning'] } });
    expect(thesaurus.findPhrases('freez').map(({ stems }) => stems.length)).toEqual([2, 1]);
  });

  it('requires every word of a reading', () => {
    const thesaurus = createThesaurus();
    thesaurus.add({ synonyms: { 'infinite scroll': ['lazy loading'] } });
    const [phrase] = thesaurus.findPhrases('infinit');
    expect(phrase?.readings).toMatchObject([{ token: 'lazy', also: ['load'] }]);
  });

  it('tries the longest translation first', () => {
    const thesaurus = createThesaurus();
    thesaurus.add({ translations: { 列: 'column' } });
    thesaurus.add({ translations: { 固定列: 'column pinning', 固定: 'pinning' } });
    expect(thesaurus.translations.map(([phrase]) => phrase)).toEqual(['固定列', '固定', '列']);
  });
});

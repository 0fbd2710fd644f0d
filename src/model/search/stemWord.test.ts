import { describe, expect, it } from 'vitest';
import { stemWord } from './stemWord.ts';

describe('stemWord', () => {
  it.each([
    ['sort', ['sorting', 'sorted', 'sorts', 'sortable']],
    ['pin', ['pinned', 'pinning', 'pins']],
    ['select', ['selection', 'selected', 'selectable']],
    ['resiz', ['resize', 'resizing', 'resizable']],
    ['localiz', ['localization', 'localize', 'localized']],
    ['property', ['properties']],
  ])('brings forms together under %s', (stem, words) => {
    expect(words.map(stemWord)).toEqual(words.map(() => stem));
  });

  it.each(['ring', 'axis2', 'bus', '日期'])('leaves %s alone', (word) => {
    expect(stemWord(word)).toBe(word);
  });
});

import { describe, expect, it } from 'vitest';
import { findActiveSection } from './findActiveSection.ts';

const sections = [
  { id: 'first', top: 300 },
  { id: 'second', top: 900 },
  { id: 'third', top: 1900 },
];

describe('findActiveSection', () => {
  it.each([
    ['marks nothing near the top', 100, undefined],
    ['marks nothing before the first section', 199, undefined],
    ['marks the section whose heading has passed', 260, 'first'],
    ['counts an eighth of the viewport as passed', 801, 'second'],
    ['keeps a long section until the next heading arrives', 1700, 'second'],
    ['marks the last section at the end of the page', 2200, 'third'],
  ])('%s', (_, scroll, expected) => {
    expect(findActiveSection(sections, { scroll, viewport: 800, document: 3000 })).toBe(expected);
  });

  it('finds nothing on a page without sections', () => {
    expect(findActiveSection([], { scroll: 500, viewport: 800, document: 900 })).toBeUndefined();
  });
});

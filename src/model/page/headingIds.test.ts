import { describe, expect, it } from 'vitest';
import { createHeadingIds } from './headingIds.ts';

describe('createHeadingIds', () => {
  it.each([
    ['Tree data', 'tree-data'],
    ['What is a slot?', 'what-is-a-slot'],
    ['The `getRowId` prop', 'the-getrowid-prop'],
    ['UTC & time zones (new)', 'utc-time-zones-new'],
    ['v7.x → v8', 'v7-x-v8'],
    ['snake_case', 'snake-case'],
    ['Hello 👋🏽 world 👩‍💻', 'hello-world'],
    ['❤️ Charts 🇫🇷', 'charts'],
    ['Années', 'années'],
    ['Anne\u0301es', 'années'],
    ['列固定（专业版）', '列固定-专业版'],
    ['🎉', 'section'],
  ])('turns %j into %j', (text, expected) => {
    expect(createHeadingIds()(text)).toBe(expected);
  });

  it('numbers repeated headings', () => {
    const getId = createHeadingIds();
    expect(['Usage', 'Usage', 'usage!'].map(getId)).toEqual(['usage', 'usage-2', 'usage-3']);
  });

  it('never repeats an id, even if a text ends in a number', () => {
    const getId = createHeadingIds();
    const ids = ['Usage', 'Usage', 'Usage 2', 'Usage 2', 'Usage'].map(getId);
    expect(ids).toEqual(['usage', 'usage-2', 'usage-2-2', 'usage-2-3', 'usage-3']);
  });

  it('starts over on each page', () => {
    createHeadingIds()('Usage');
    expect(createHeadingIds()('Usage')).toBe('usage');
  });
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createContentTree } from '../checks/contentTree.ts';
import { readContent } from '../content/loadContent.ts';
import { createPage } from './createPage.ts';

describe('createPage', () => {
  it('fills the front matter from the navigation', () => {
    const directory = createContentTree({});
    createPage('/x/react-charts/bars/', directory);
    const text = readFileSync(path.join(directory, 'react-charts/bars/page.mdx'), 'utf8');
    expect(text).toMatch(
      /^---\ntitle: "Bars overview"\ndescription: ''\nkeywords: \[\]\nquestions: \[\]\n---\n/,
    );
  });

  it('creates a page that fails the checks until it is written', () => {
    const directory = createContentTree({});
    createPage('/x/react-charts/bars', directory);
    const { errors } = readContent(directory);
    expect(errors.map(({ message }) => message)).toEqual([
      expect.stringContaining('"description"'),
      expect.stringContaining('"keywords"'),
      expect.stringContaining('"questions"'),
    ]);
  });

  it.each([
    ['a page that nobody plans', '/x/react-chart/bars'],
    ['a page in another section', '/x/react-tree-view/bars'],
    ['no address', ''],
  ])('refuses %s with a hint', (_, address) => {
    expect(() => createPage(address, createContentTree({}))).toThrowErrorMatchingSnapshot();
  });

  it('does not overwrite an existing page', () => {
    const directory = createContentTree({ 'react-charts/bars/page.mdx': 'Mine.' });
    expect(() => createPage('/x/react-charts/bars', directory)).toThrow('The page already exists.');
    expect(readFileSync(path.join(directory, 'react-charts/bars/page.mdx'), 'utf8')).toBe('Mine.');
  });
});

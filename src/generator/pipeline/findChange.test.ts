import { describe, expect, it } from 'vitest';
import type { BuildInputs } from '../files/buildInputs.ts';
import { findChange } from './findChange.ts';

const BEFORE: BuildInputs = {
  files: {
    'content/pages/a/page.mdx': '1',
    'content/pages/a/page.zh.mdx': '1',
    'content/pages/a/Demo.tsx': '1',
    'content/navigation/charts.ts': '1',
    'content/site.config.ts': '1',
    'src/server/main.ts': '1',
    'src/site/Page.tsx': '1',
  },
  variables: {},
  contentCommit: 'one',
  node: '24.0.0',
};
const change = (files: Record<string, string>, rest: Partial<BuildInputs> = {}): BuildInputs => ({
  ...BEFORE,
  ...rest,
  files: { ...BEFORE.files, ...files },
});
const texts = (...files: string[]) => ({ kind: 'texts', files });
const pages = (...files: string[]) => ({ kind: 'pages', files });
const everything = { kind: 'everything' };

describe('findChange', () => {
  it.each([
    ['a text', change({ 'content/pages/a/page.mdx': '2' }), texts('content/pages/a/page.mdx')],
    [
      'two texts',
      change({ 'content/pages/a/page.mdx': '2', 'content/pages/a/page.zh.mdx': '2' }),
      texts('content/pages/a/page.mdx', 'content/pages/a/page.zh.mdx'),
    ],
    ['a commit', change({}, { contentCommit: 'two' }), texts()],
    ['the server', change({ 'src/server/main.ts': '2' }), { kind: 'server' }],
    ['a new file of the server', change({ 'src/server/a.ts': '1' }), { kind: 'server' }],
    [
      'the server and a text',
      change({ 'src/server/main.ts': '2', 'content/pages/a/page.mdx': '2' }),
      everything,
    ],
    [
      'the server and a commit',
      change({ 'src/server/main.ts': '2' }, { contentCommit: 'two' }),
      everything,
    ],
    ['a new text', change({ 'content/pages/b/page.mdx': '1' }), texts('content/pages/b/page.mdx')],
    [
      'a new text in the navigation',
      change({ 'content/pages/b/page.mdx': '1', 'content/navigation/charts.ts': '2' }),
      texts('content/navigation/charts.ts', 'content/pages/b/page.mdx'),
    ],
    [
      'a new text with a demo',
      change({ 'content/pages/b/page.mdx': '1', 'content/pages/b/Demo.tsx': '1' }),
      pages('content/pages/b/Demo.tsx', 'content/pages/b/page.mdx'),
    ],
    ['a demo', change({ 'content/pages/a/Demo.tsx': '2' }), pages('content/pages/a/Demo.tsx')],
    [
      'the height of a demo',
      change({ 'content/demo-heights.json': '2' }),
      pages('content/demo-heights.json'),
    ],
    ['the data of all demos', change({ 'content/data/sales.ts': '2' }), everything],
    ['the configuration', change({ 'content/site.config.ts': '2' }), everything],
    ['the code of the site', change({ 'src/site/Page.tsx': '2' }), everything],
    ['a variable', change({}, { variables: { X_DOCS_ADS: 'house' } }), everything],
    ['the version of Node', change({}, { node: '24.1.0' }), everything],
  ])('recognizes %s', (_, after, expected) => {
    expect(findChange(BEFORE, after)).toEqual(expected);
  });

  it('does not take a deleted page for an edited text', () => {
    const { 'content/pages/a/page.zh.mdx': _, ...files } = BEFORE.files;
    expect(findChange(BEFORE, { ...BEFORE, files })).toEqual(pages('content/pages/a/page.zh.mdx'));
  });
});

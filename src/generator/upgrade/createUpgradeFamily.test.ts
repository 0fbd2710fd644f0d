import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { VersionHistory } from '#model/reference/VersionHistory.ts';
import { createUpgradeFamily } from './createUpgradeFamily.ts';

const HISTORY: VersionHistory = {
  productId: 'x-tree-view',
  packages: { '@mui/x-tree-view': ['6.0.0', '7.0.0', '7.29.1', '8.0.0'] },
  changes: {
    TreeItem2: [{ kind: 'removed', version: '8.0' }],
    'TreeItem prop label': [{ kind: 'added', version: '8.0' }],
    'TreeItem prop nodeId': [{ kind: 'removed', version: '7.0' }],
    'TreeItem prop unmentioned': [{ kind: 'removed', version: '8.0' }],
  },
};

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'upgrade-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

it('adds guides and reference pages to the history', () => {
  const file = path.join(directory, 'page.mdx');
  writeFileSync(
    file,
    [
      '| Version 7 | Version 8 |\n| :-- | :-- |\n| `TreeItem2` | `TreeItem` |',
      '## Labels\n\n`label` `nodeId`',
      '```diff\n-<TreeItem2 />\n+<TreeItem />\n```',
      '```bash\nnpx @mui/x-codemod@8 v8.0.0/tree-view/preset-safe src\n```\n',
    ].join('\n\n'),
  );
  const page = {
    pathname: '/x/migration/migration-tree-view-v7',
    file,
    frontMatter: { title: 'Upgrade to v8', description: 'All of it.' },
    headings: [{ id: 'labels', text: 'Labels', depth: 2 as const }],
  };
  const family = createUpgradeFamily(
    { id: 'x-tree-view', name: 'Tree View' },
    {
      history: HISTORY,
      pages: [
        { ...page, locale: 'zh', frontMatter: { ...page.frontMatter, title: '升级' } },
        { ...page, locale: 'en' },
      ],
      codemods: [
        { transform: 'v7.0.0/tree-view/rename-nodeid', parts: ['prop nodeId'] },
        { transform: 'v8.0.0/tree-view/rename-tree-item-2', exports: ['TreeItem2'] },
      ],
      findReference: (name) => (name === 'TreeItem' ? '/x/api/tree-view/tree-item/' : undefined),
    },
  );
  expect(family).toEqual({
    productId: 'x-tree-view',
    name: 'Tree View',
    releases: ['6.0', '7.0', '7.29', '8.0'],
    changes: HISTORY.changes,
    pages: { TreeItem: '/x/api/tree-view/tree-item/' },
    guides: [
      {
        major: 8,
        path: '/x/migration/migration-tree-view-v7/',
        title: 'Upgrade to v8',
        sections: { TreeItem2: '' },
        replacements: { TreeItem2: 'TreeItem' },
        excerpts: {
          texts: ['Version 7: `TreeItem2`; Version 8: `TreeItem`', '-<TreeItem2 />\n+<TreeItem />'],
          paragraphs: { TreeItem2: 0 },
          examples: { TreeItem2: 1 },
        },
        codemod: 'npx @mui/x-codemod@8 v8.0.0/tree-view/preset-safe src',
        codemods: [
          {
            command: 'npx @mui/x-codemod@8 v8.0.0/tree-view/rename-tree-item-2 src',
            exports: ['TreeItem2'],
          },
        ],
      },
    ],
  });
});

it('has no guide if the previous major version was never read', () => {
  const { guides } = createUpgradeFamily(
    { id: 'x-tree-view', name: 'Tree View' },
    {
      history: { ...HISTORY, packages: { '@mui/x-tree-view': ['8.0.0', '8.1.0'] } },
      pages: [
        {
          pathname: '/x/migration/migration-tree-view-v7',
          locale: 'en',
          file: path.join(directory, 'missing.mdx'),
          frontMatter: { title: 'Upgrade to v8', description: 'All of it.' },
          headings: [],
        },
      ],
      codemods: [],
      findReference: () => undefined,
    },
  );
  expect(guides).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import type { Heading } from '#model/page/Page.ts';
import { readGuide } from './readGuide.ts';

const HEADINGS: Heading[] = [
  { id: 'what-you-use', text: 'Find out what you use', depth: 2 },
  { id: 'item', text: 'Rename TreeItem2', depth: 2 },
  { id: 'clicks', text: 'Move clicks', depth: 3 },
];

const TEXT = `---
title: Upgrade
keywords: [ContentComponent]
---

Version 8 has no \`treeViewClasses\` and fewer props.

## Find out what you use

| In version 7                 | In version 8                              | Section       |
| :--------------------------- | :---------------------------------------- | :------------ |
| \`TreeItem2\`, \`useTreeItem2()\` | \`TreeItem\`, \`useTreeItem()\`               | [Item](#item) |
| \`onNodeToggle\`               | \`onExpandedItemsChange\`, with other types |               |
| \`a \\| b\`                     | \`c\`                                       |               |

| Symptom   | Cause     |
| :-------- | :-------- |
| \`message\` | \`another\` |

## Rename \`TreeItem2\`

\`\`\`diff
-import { TreeItem2 } from '@mui/x-tree-view/TreeItem2';
## not a heading
+import { TreeItem } from '@mui/x-tree-view/TreeItem';
-<SimpleTreeView onNodeToggle={save} label />
+<SimpleTreeView onExpandedItemsChange={save} label />
\`\`\`

\`\`\`bash
npx @mui/x-codemod@8 v8.0.0/tree-view/preset-safe src
\`\`\`

### Move clicks

Use \`onItemClick\`, see [above](#item). The classes \`iconContainer\`, \`item--dragged\`, and \`root\` moved. Without \`unstable_\`: \`enableDrag\`.
`;

describe('readGuide', () => {
  const { findMention, replacements, codemod } = readGuide(TEXT, HEADINGS);

  it.each([
    ['TreeItem2', 'item'],
    ['useTreeItem2', 'item'],
    ['onNodeToggle', 'what-you-use'],
    ['onItemClick', 'clicks'],
    ['treeViewClasses', ''],
    ['import', 'item'],
    ['ContentComponent', undefined],
    ['props', undefined],
    ['useTree', undefined],
    ['NodeToggle', undefined],
    ['MuiTreeItem-iconContainer', 'clicks'],
    ['MuiTreeItem-item--dragged', 'clicks'],
    ['MuiTreeItem-root', undefined],
    ['unstable_enableDrag', 'clicks'],
    ['unstable_onNodeToggle', undefined],
  ])('finds %s in the section %j', (name, id) => {
    expect(findMention(name)?.section).toBe(id);
  });

  it.each([
    [
      'onNodeToggle',
      'In version 7: `onNodeToggle`; In version 8: `onExpandedItemsChange`, with other types',
    ],
    ['a', 'In version 7: `a | b`; In version 8: `c`'],
    ['treeViewClasses', 'Version 8 has no `treeViewClasses` and fewer props.'],
    [
      'root',
      expect.stringMatching(/^Use `onItemClick`, see above\. The classes .*`enableDrag`\.$/),
    ],
    ['TreeItem2', undefined],
  ])('has the paragraph or row about %s', (name, paragraph) => {
    expect(findMention(name)?.paragraph).toEqual(paragraph);
  });

  it.each([
    ['TreeItem2', true],
    ['onNodeToggle', true],
    ['SimpleTreeView', false],
    ['label', false],
    ['TreeItem', false],
    ['onItemClick', false],
  ])('has old and new code of %s: %s', (name, isThere) => {
    const example = findMention(name)?.example;
    if (isThere) expect(example).toMatch(/^-import [^]*\+<SimpleTreeView [^]*label \/>$/);
    else expect(example).toBeUndefined();
  });

  it('shows no code of another section if the code in its own section keeps the name', () => {
    const text = '## A\n\n`b`\n\n```diff\n-a(b)\n+c(b)\n```\n\n## B\n\n```diff\n-b\n+d\n```\n';
    const headings = ['A', 'B'].map((name) => ({ id: name, text: name, depth: 2 as const }));
    const { findMention: find } = readGuide(text, headings);
    expect(find('b')).toEqual({ section: 'A', paragraph: '`b`' });
    expect(find('a')).toEqual({ section: 'A', example: '-a(b)\n+c(b)' });
  });

  it('reads replacements only from rows that contain nothing but names', () => {
    expect(replacements).toEqual({ TreeItem2: 'TreeItem', useTreeItem2: 'useTreeItem' });
  });

  it('finds the command of the codemod', () => {
    expect(codemod).toBe('npx @mui/x-codemod@8 v8.0.0/tree-view/preset-safe src');
    expect(readGuide('Run `npx @mui/x-codemod@8 preset-safe src`.', []).codemod).toBeUndefined();
  });
});

import { expect, it } from 'vitest';
import { parseChangelog } from './parseChangelog.ts';

const text = `# Changelog

## 8.2.0

_Oct 1, 2025_

We'd like to thank everyone. Here are some highlights ✨:

- 📊 Charts can [zoom](https://mui.com/x/react-charts/zoom-and-pan/):
  \`\`\`jsx
  - not an item
  \`\`\`
- 🐞 Bugfixes

### Data Grid

#### \`@mui/x-data-grid@8.2.0\`

- [DataGrid] Fix \`rowHeight\` in lists (#19622) @someone
- [DataGrid][l10n] Improve Danish (da-DK) locale (#19600) @one and @two-three

#### \`@mui/x-data-grid-premium@8.2.0\` [![premium](https://a.test)](https://b.test 'Premium plan')

Same changes as in \`@mui/x-data-grid-pro@8.2.0\`, plus:

- [DataGridPremium] Add pivots @app/renovate

### Docs

- [docs] Fix a typo (#1) @someone

## 8.2.0-beta.1

- Left out

## 8.1.0

_Sep 9, 2025_

### Tree View

Internal changes.
`;

it('reads stable releases with their highlights, families, and plans', () => {
  expect(parseChangelog(text)).toEqual([
    {
      version: '8.2.0',
      date: '2025-10-01',
      highlights: ['Charts can [zoom](https://mui.com/x/react-charts/zoom-and-pan/):', 'Bugfixes'],
      families: [
        {
          heading: 'Data Grid',
          changes: [
            { text: 'Fix `rowHeight` in lists', plan: 'community' },
            { text: 'Improve Danish (da-DK) locale', plan: 'community' },
            { text: 'Add pivots @app/renovate', plan: 'premium' },
          ],
        },
        { heading: 'Docs', changes: [{ text: 'Fix a typo', plan: 'community' }] },
      ],
    },
    {
      version: '8.1.0',
      date: '2025-09-09',
      highlights: [],
      families: [{ heading: 'Tree View', changes: [] }],
    },
  ]);
});

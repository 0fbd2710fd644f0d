import { describe, expect, it } from 'vitest';
import type { ApiComponent } from '../reference/ApiReference.ts';
import { formatApiEntry } from './formatApiEntry.ts';

const labels = {
  import: 'Import',
  demos: 'Demos',
  props: 'Props',
  slots: 'Slots',
  classes: 'Classes',
  cssVariables: 'Variables',
  signature: 'Signature',
  parameters: 'Parameters',
  returns: 'Returns',
  properties: 'Properties',
  size: 'Size',
  usedProps: 'Used',
  otherProps: 'Others',
  more: 'More',
};
const entry: ApiComponent = {
  kind: 'component',
  name: 'BarChart',
  exportName: 'BarChart',
  plan: 'community',
  description: 'Draws bars.',
  imports: [
    {
      package: '@mui/x-charts',
      plan: 'community',
      from: '@mui/x-charts',
      text: "import { BarChart } from '@mui/x-charts';",
    },
  ],
  source: { package: '@mui/x-charts', version: '8.13.1', file: 'BarChart.tsx' },
  props: [
    {
      name: 'layout',
      type: { text: "'vertical' | 'horizontal'" },
      description: 'Which way\nbars point.',
      plan: 'pro',
      since: '8.4',
      default: "'vertical'",
      required: true,
    },
    {
      name: 'onClick',
      type: { text: '(event: Event) => void' },
      description: '',
      plan: 'community',
      deprecated: { text: 'Use `onItemClick`.' },
      signatures: [
        {
          text: '(event: Event) => void',
          parameters: [{ name: 'event', type: { text: 'Event' }, description: 'The click.' }],
          returns: { type: { text: 'void' }, description: '' },
        },
      ],
    },
  ],
  slots: [],
  classes: [{ key: 'root', className: 'MuiBarChart-root', description: 'The root.' }],
  cssVariables: [],
};

describe('formatApiEntry', () => {
  it('writes compact tables and omits empty sections', () => {
    const text = formatApiEntry(entry, {
      labels,
      uses: [{ title: 'Bars', href: '/x/react-charts/bars/' }],
      sizes: ['Alone: 9 kB'],
      notes: ['A note.'],
      mark: '##',
    });
    expect(text).toBe(`Draws bars.

## Import

\`\`\`ts
import { BarChart } from '@mui/x-charts';
\`\`\`

## Props

| Name | Type | Default | Description |
| --- | --- | --- | --- |
| \`layout\` (required) | \`'vertical' \\| 'horizontal'\` | \`'vertical'\` | (Pro plan) (since 8.4) Which way bars point. |
| \`onClick\` | \`(event: Event) => void\` |  | **Deprecated.** Use \`onItemClick\`. \`event\`: The click. |

## Classes

| Class | Key | Description |
| --- | --- | --- |
| \`.MuiBarChart-root\` | \`root\` | The root. |

## Demos

- [Bars](/x/react-charts/bars/)

## Size

- Alone: 9 kB

## More

A note.`);
  });
});

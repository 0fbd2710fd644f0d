import { describe, expect, it } from 'vitest';
import { createComponent, createFamily, createHook } from '../api-reference/read/apiFixtures.ts';
import { createApiLinker } from '../api-reference/createApiLinker.ts';
import { findCodeLinks } from './findCodeLinks.ts';
import { highlight } from './highlight.ts';

const linker = createApiLinker({
  packages: [],
  families: [
    createFamily({
      components: [createComponent('BarChart')],
      hooks: [createHook('useDrawingArea')],
    }),
  ],
});
const CODE = `import * as React from 'react';
import {
  BarChart as Bars,
  type BarChartProps,
} from '@mui/x-charts/BarChart';
import { BarChart } from './BarChart';

// Bars in a comment
export default function Demo() {
  return <Bars title="Bars" a={other.Bars}><Bars /></Bars>;
}`;

const toText = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"');

describe('findCodeLinks', () => {
  it('links only names that are imported from our packages', () => {
    expect([...findCodeLinks(CODE, linker)]).toEqual([['Bars', '/x/api/charts/bar-chart/']]);
  });

  it('links elements and hooks in code without imports', () => {
    const code = 'const area = useDrawingArea();\n<BarChart /><Box />';
    expect([...findCodeLinks(code, linker).keys()]).toEqual(['useDrawingArea', 'BarChart']);
  });
});

describe('linked code', () => {
  const html = highlight(CODE, 'tsx', { links: findCodeLinks(CODE, linker) });

  it('links a name where it is imported and where it is first used', () => {
    expect(html.match(/<a [^>]+>/g)).toEqual([
      '<a href="/x/api/charts/bar-chart/">',
      '<a href="/x/api/charts/bar-chart/">',
    ]);
    expect(html).toContain('&lt;<span');
    expect(html).toMatch(/<span class="c">[^<]*Bars in a comment/);
  });

  it('keeps every character', () => {
    expect(toText(html)).toBe(CODE);
  });
});

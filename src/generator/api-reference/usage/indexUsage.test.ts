import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ApiReference } from '#model/reference/ApiReference.ts';
import { createComponent, createFamily, createMember } from '../read/apiFixtures.ts';
import { measureCoverage } from './coverage.ts';
import { findUsage } from './findUsage.ts';
import { indexUsage } from './indexUsage.ts';

const PROPS = [
  createMember('height'),
  createMember('title'),
  createMember('old', { deprecated: { text: '' } }),
];
const REFERENCE: ApiReference = {
  packages: [],
  families: [
    createFamily({
      components: [
        createComponent('BarChart', { props: PROPS }),
        createComponent('BarChartPro', { props: PROPS }),
        createComponent('PieChart', { props: [createMember('placement', { from: 'Popper' })] }),
      ],
    }),
  ],
};

describe('indexUsage', () => {
  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(path.join(tmpdir(), 'content-'));
    const page = path.join(directory, 'pages/react-charts/bars');
    mkdirSync(page, { recursive: true });
    const write = (name: string, text: string) => writeFileSync(path.join(page, name), text);
    write('Bars.tsx', "import { Pro } from './parts';\nexport default Pro;");
    write(
      'parts.tsx',
      "import { BarChartPro } from '@mui/x-charts-pro';\nexport const Pro = () => <BarChartPro height={2} />;",
    );
    write(
      'Bars.css.tsx',
      "import { BarChartPro } from '@mui/x-charts-pro';\nexport default () => <BarChartPro height={3} />;",
    );
    write(
      'page.mdx',
      "---\ntitle: Bars\n---\n\n```tsx\nimport { BarChart } from '@mui/x-charts';\n<BarChart title=\"a\" />;\n```\n\n```js\nimport { PieChart } from '@mui/x-charts';\n```\n",
    );
  });
  afterEach(() => rmSync(directory, { recursive: true }));

  it('finds the demos and snippets of a prop', () => {
    expect(indexUsage(REFERENCE, { directory })).toEqual({
      'x-charts/BarChart': [{ page: '/x/react-charts/bars', line: 5 }],
      'x-charts/BarChart.title': [{ page: '/x/react-charts/bars', line: 5 }],
      'x-charts/BarChartPro': [
        { page: '/x/react-charts/bars', demo: 'pages/react-charts/bars/Bars' },
      ],
      'x-charts/BarChartPro.height': [
        { page: '/x/react-charts/bars', demo: 'pages/react-charts/bars/Bars' },
      ],
    });
  });

  it('finds the uses of the same prop in another plan', () => {
    const index = indexUsage(REFERENCE, { directory });
    const usage = findUsage(index, REFERENCE, 'x-charts', 'BarChart', 'height');
    expect(usage).toEqual([{ page: '/x/react-charts/bars', demo: 'pages/react-charts/bars/Bars' }]);
    expect(findUsage(index, REFERENCE, 'x-charts', 'PieChart')).toEqual([]);
  });

  it('measures what guides and demos do not cover', () => {
    const index = indexUsage(REFERENCE, { directory });
    const withoutGuides = measureCoverage(REFERENCE, index, []);
    expect(withoutGuides.families[0]).toMatchObject({
      exportsWithoutGuide: ['PieChart'],
      exports: { total: 3, covered: 2 },
      propsWithoutDemo: [],
      props: { total: 4, covered: 4 },
      // A snippet sets the title, but no demo does.
      names: { total: 2, covered: 1 },
    });
    expect(measureCoverage(REFERENCE, {}, []).families[0]?.propsWithoutDemo).toEqual([
      'BarChart.height',
      'BarChart.title',
      'BarChartPro.height',
      'BarChartPro.title',
    ]);
    expect(measureCoverage(REFERENCE, {}, []).families[0]?.reachable.covered).toBe(0);
    const guide = { pathname: '/x/react-charts/pie', components: ['PieChart'] };
    expect(measureCoverage(REFERENCE, index, [guide]).exports).toEqual({ total: 3, covered: 3 });
    const elsewhere = { pathname: '/x/react-tree-view/pie', components: ['PieChart'] };
    expect(measureCoverage(REFERENCE, index, [elsewhere]).exports.covered).toBe(2);
  });
});

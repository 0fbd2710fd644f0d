import { expect, it } from 'vitest';
import { readContent } from '../content/loadContent.ts';
import { checkChartNames } from './checkChartNames.ts';
import { createContentTree, createPageText, formatFaults } from './contentTree.ts';

const DEMO = `import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';

const Bold = styled(LineChart)({});
const shared = { 'aria-label': 'Rain' };

export default function Rain() {
  return (
    <Box component="figure" aria-label="Rain">
      <BarChart aria-label="Rain by month" series={[]} />
      <Heatmap series={[]} />
      <Bold title="Rain by year" series={[]} />
      <BarChart {...shared} series={[]} />
    </Box>
  );
}
`;

function check(demo: string): string {
  const directory = createContentTree({
    'react-charts/rain/page.mdx': createPageText('Rain.\n\n<Demo name="Rain" />'),
    'react-charts/rain/Rain.tsx': demo,
  });
  return formatFaults(readContent(directory).pages.flatMap(checkChartNames), directory);
}

it('accepts charts with a name and heatmaps in a figure with one', () => {
  expect(check(DEMO)).toBe('');
});

it('reports charts without a name, including styled ones', () => {
  const demo = DEMO.replace(' component="figure" aria-label="Rain"', '')
    .replace(' aria-label="Rain by month"', '')
    .replace(' title="Rain by year"', '');
  expect(check(demo)).toMatchInlineSnapshot(`
    "content/pages/react-charts/rain/Rain.tsx:13
      This chart has no accessible name.
      Hint: set aria-label to what the chart shows.

    content/pages/react-charts/rain/Rain.tsx:14
      This chart has no accessible name.
      Hint: put it into a <Box component="figure"> with an aria-label.

    content/pages/react-charts/rain/Rain.tsx:15
      This chart has no accessible name.
      Hint: set aria-label to what the chart shows."
  `);
});

it('rejects a name that the component ignores', () => {
  const demo = DEMO.replace(' component="figure"', '').replace(
    '<Heatmap',
    '<Heatmap aria-label="Rain"',
  );
  expect(check(demo)).toContain('Rain.tsx:14');
});

import { describe, expect, it } from 'vitest';
import type { ProductId } from '#model/product/ProductConfig.ts';
import type { UpgradeFamily } from '#model/reference/Upgrade.ts';
import { checkFiles } from './checkFiles.ts';

const createFamily = (productId: ProductId, key: string, version: string): UpgradeFamily => ({
  productId,
  name: productId,
  releases: ['6.20', '7.29', '8.0'],
  pages: {},
  guides: [],
  changes: { [key]: [{ kind: 'removed', version }] },
});

const COMPARISONS = [
  {
    family: createFamily('x-data-grid', 'DataGrid prop rowBuffer', '8.0'),
    range: { from: '7.29', to: '8.0' },
  },
  {
    family: createFamily('x-charts', 'PieChart prop skipAnimation', '7.0'),
    range: { from: '6.20', to: '8.0' },
  },
];

const CODE = `import { PieChart } from '@mui/x-charts';
import { DataGrid } from '@mui/x-data-grid';
export const app = [<PieChart skipAnimation series={[]} />, <DataGrid rowBuffer={2} rows={[]} columns={[]} />];
`;

describe('checkFiles', () => {
  it('checks every product with its versions, and sorts uses by position', () => {
    const [report] = checkFiles([{ name: 'app.tsx', text: CODE }], COMPARISONS);
    expect(report).toMatchObject({
      fileName: 'app.tsx',
      uses: [
        { line: 3, text: 'skipAnimation', productId: 'x-charts' },
        { line: 3, text: 'rowBuffer', productId: 'x-data-grid' },
      ],
    });
  });

  it.each([
    ['an empty file', '', 'empty'],
    ['a bundle', `var a=1;${'a=a+1;'.repeat(2000)}`, 'minified'],
    ['a file of 5 MB', 'const a = 1;\n'.repeat(400_000), 'too-large'],
  ])('says why it cannot check %s', (_, text, problem) => {
    expect(checkFiles([{ name: 'file.js', text }], COMPARISONS)).toEqual([
      { fileName: 'file.js', problem },
    ]);
  });
});

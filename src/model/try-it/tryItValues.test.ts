import { describe, expect, it } from 'vitest';
import type { ProductId } from '../product/ProductConfig.ts';
import type { TryItControl } from './TryItControl.ts';
import { formatTryItCode, tidyTryItValues, toTryItProp } from './tryItValues.ts';
import type { TryItSources } from './tryItValues.ts';

const CONTROLS: TryItControl[] = [
  { name: 'checkboxSelection', kind: 'boolean', default: 'false' },
  { name: 'rowSelection', kind: 'boolean', default: 'true' },
  {
    name: 'density',
    kind: 'options',
    options: ["'standard'", "'compact'"],
    default: "'standard'",
  },
  { name: 'rowHeight', kind: 'number', default: '52', min: 24 },
  { name: 'label', kind: 'string' },
  { name: 'minDate', kind: 'date' },
  { name: 'treeData', kind: 'boolean' },
];

const SOURCES: TryItSources = {
  toDate: (date) => ({ date }),
  findSample: (prop, sample) => `sample ${sample} of ${prop}`,
  getHandler: (prop) => `handler of ${prop}`,
  getRef: (prop) => `ref of ${prop}`,
};

describe('values', () => {
  it('keeps only valid values that differ from the defaults', () => {
    expect(
      tidyTryItValues(CONTROLS, {
        checkboxSelection: 'false',
        rowSelection: 'false',
        density: "'huge'",
        rowHeight: '10',
        label: '',
        minDate: '2026-02-30x',
        other: '1',
      }),
    ).toEqual({ rowSelection: 'false' });
  });

  it.each([
    [0, 'true', true],
    [2, "'compact'", 'compact'],
    [3, '40', 40],
    [4, '40', '40'],
    [5, '2026-01-01', { date: '2026-01-01' }],
  ])('of control %s become props', (index, value, expected) => {
    const control = CONTROLS[index] as TryItControl;
    expect(toTryItProp(control, value, SOURCES)).toEqual(expected);
  });

  it.each([
    ['callback', 'true', 'handler of p'],
    ['ref', 'true', 'ref of p'],
    ['sample', 'red', 'sample red of p'],
  ] as const)('of a %s come from the panel', (kind, value, expected) => {
    expect(toTryItProp({ name: 'p', kind }, value, SOURCES)).toBe(expected);
  });
});

function findProduct(name: string): ProductId {
  if (name.startsWith('Data')) return 'x-data-grid';
  if (name.startsWith('Date')) return 'x-date-pickers';
  return name.includes('Tree') ? 'x-tree-view' : 'x-charts';
}

describe('formatTryItCode', () => {
  it.each([
    ['DataGrid', {}, '<DataGrid rows={rows} columns={columns} />'],
    [
      'DataGrid',
      { checkboxSelection: 'true', rowSelection: 'false', density: "'compact'", label: 'a"b' },
      `<DataGrid
  rows={rows}
  columns={columns}
  checkboxSelection
  rowSelection={false}
  density="compact"
  label={"a\\"b"}
/>`,
    ],
    [
      'DataGridPro',
      { treeData: 'true' },
      `<DataGridPro
  rows={rows}
  columns={columns}
  getTreeDataPath={getTreeDataPath}
  treeData
/>`,
    ],
    [
      'BarChart',
      { layout: "'horizontal'" },
      `<BarChart
  series={[{ id: 'main', data: [4, 3, 5], label: 'North' }, { data: [1, 6, 3], label: 'South' }]}
  height={260}
  yAxis={[{ data: ['April', 'May', 'June'] }]}
/>`,
    ],
    ['DatePicker', { minDate: '2026-01-01' }, "<DatePicker minDate={dayjs('2026-01-01')} />"],
    [
      'ChartContainer',
      {},
      `<ChartContainer
  series={[{ type: 'bar', id: 'main', data: [4, 3, 5], label: 'North' }]}
  xAxis={[{ id: 'x', scaleType: 'band', data: ['April', 'May', 'June'] }]}
  height={260}
>
  {plots}
</ChartContainer>`,
    ],
    ['DatePickerToolbar', {}, '<DatePickerToolbar {...props} />'],
    [
      'SimpleTreeView',
      {},
      `<SimpleTreeView defaultExpandedItems={['fruit']}>\n  {items}\n</SimpleTreeView>`,
    ],
  ])('of %s', (name, values, code) => {
    expect(formatTryItCode({ productId: findProduct(name), name }, CONTROLS, values)).toBe(code);
  });

  it('includes callbacks, refs, and samples with their declarations', () => {
    const controls: TryItControl[] = [
      { name: 'onChange', kind: 'callback', parameters: ['value', 'context'] },
      { name: 'onClose', kind: 'callback', parameters: [] },
      { name: 'inputRef', kind: 'ref' },
      { name: 'slots', kind: 'sample', options: ['own'] },
      { name: 'sx', kind: 'sample', options: ['late'] },
      { name: 'children', kind: 'sample', options: ['text'] },
    ];
    const values = {
      onChange: 'true',
      onClose: 'true',
      inputRef: 'true',
      slots: 'own',
      sx: 'late',
      children: 'text',
    };
    const code = formatTryItCode(
      { productId: 'x-date-pickers', name: 'DateField' },
      controls,
      values,
      (prop, sample) => {
        if (sample === 'own') {
          return { code: '{\n  icon: Own,\n}', declarations: ['function Own() {}'] };
        }
        return prop === 'children' ? { code: "'Due'" } : undefined;
      },
    );
    expect(code).toBe(`const inputRef = useRef(null);

function Own() {}

<DateField
  onChange={(value, context) => console.log(value, context)}
  onClose={() => console.log('onClose')}
  inputRef={inputRef}
  slots={{
    icon: Own,
  }}
  sx={…}
>
  Due
</DateField>`);
  });
});

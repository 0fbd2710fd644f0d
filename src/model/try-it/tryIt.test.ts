import { describe, expect, it } from 'vitest';
import type { ApiControl, ApiMember } from '../ApiReference.ts';
import type { ProductId } from '../ProductConfig.ts';
import { listTryItControls } from './TryItControl.ts';
import type { TryItControl } from './TryItControl.ts';
import { isGiven } from './tryItGiven.ts';
import { createTryItPanel } from './TryItPanelData.ts';
import { hasTryIt } from './tryItBase.ts';
import { lacksCompanions } from './tryItRules.ts';
import { formatTryItCode, tidyTryItValues, toTryItProp } from './tryItValues.ts';
import type { TryItSources } from './tryItValues.ts';

const member = (name: string, control?: ApiControl, rest: Partial<ApiMember> = {}): ApiMember => ({
  name,
  type: { text: 'x' },
  description: '',
  plan: 'community',
  ...(control ? { control } : {}),
  ...rest,
});

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

describe('listTryItControls', () => {
  it('offers what has a control, and three positions where the default depends on something', () => {
    const controls = listTryItControls({
      name: 'DatePicker',
      props: [
        member('rows'),
        member('loading', { kind: 'boolean' }, { default: 'false' }),
        member('ampm', { kind: 'boolean' }, { default: 'adapter.is12Hour()' }),
        member('popper', { kind: 'string' }, { from: 'Popper' }),
        member('old', { kind: 'string' }, { deprecated: { text: '' } }),
        member('value', { kind: 'date' }),
        member('defaultValue', { kind: 'date' }),
        member('timezone', { kind: 'string' }),
      ],
    });
    expect(controls).toMatchObject([
      { name: 'loading', kind: 'boolean', default: 'false' },
      { name: 'ampm', kind: 'options', options: ['true', 'false'] },
      { name: 'value', kind: 'date', remounts: true },
      { name: 'defaultValue', kind: 'date', remounts: true },
      { name: 'timezone', kind: 'options' },
    ]);
  });

  it('logs callbacks and refs, and offers samples before anything else', () => {
    const type = { text: '(value: string, { a }: B) => void' };
    const parameters = ['value', '{ a }'].map((name) => ({ name, type, description: '' }));
    const signatures = [{ text: '', parameters, returns: { type, description: '' } }];
    const samples = [
      { for: /^Other/, props: { onPrompt: { wrong: 0 } } },
      { for: /^Grid/, props: { onPrompt: { sorted: 1 }, className: { outlined: 2 } } },
    ];
    const component = {
      name: 'GridMenu',
      props: [
        member('onChange', undefined, { signatures }),
        member('onlyOne', undefined, { signatures }),
        member('onPrompt', undefined, { signatures }),
        member('listRef', undefined, { type: { text: 'RefObject<GridApi>' } }),
        member('className', { kind: 'string' }),
        member('colDef', { kind: 'string' }),
        member('rows'),
      ],
    };
    expect(listTryItControls(component, samples)).toEqual([
      { name: 'onChange', kind: 'callback', parameters: ['value', 'argument2'] },
      { name: 'onPrompt', kind: 'sample', options: ['sorted'] },
      { name: 'listRef', kind: 'ref', remounts: true },
      { name: 'className', kind: 'sample', options: ['outlined'] },
    ]);
  });

  it('says what a prop needs where the component has that too', () => {
    const needed = listTryItControls({
      name: 'DataGridPro',
      props: [
        member('rowCount', { kind: 'number' }),
        member('paginationMode', { kind: 'string' }),
        member('scrollEndThreshold', { kind: 'number' }),
      ],
    }).filter(({ needs }) => needs);
    expect(needed.map(({ name }) => name)).toEqual(['rowCount']);
    const props = [member('dataset'), member('series')];
    const samples = [{ for: /./, props: { dataset: { two: 2 } } }];
    expect(listTryItControls({ name: 'PieChart', props }, samples)).toMatchObject([
      { name: 'dataset', needs: { props: ['series'] } },
    ]);
    expect(listTryItControls({ name: 'BarChart', props }, samples)[0]?.needs).toBeUndefined();
  });
});

describe('hasTryIt', () => {
  it.each([
    ['x-data-grid', 'DataGridPremium', true],
    ['x-data-grid', 'GridToolbar', true],
    ['x-data-grid', 'GridAddIcon', true],
    ['x-data-grid', 'GridStrictness', false],
    ['x-charts', 'GridToolbar', false],
    ['x-date-pickers', 'MobileDateTimeRangePicker', true],
    ['x-date-pickers', 'SingleInputDateRangeField', true],
    ['x-date-pickers', 'MultiSectionDigitalClock', true],
    ['x-date-pickers', 'DatePickerToolbar', true],
    ['x-charts', 'BarChartPro', true],
    ['x-charts', 'ChartsLegend', true],
    ['x-tree-view', 'RichTreeViewPro', true],
    ['x-tree-view', 'TreeItem', true],
  ] as const)('of %s asks for %s: %s', (productId, name, expected) => {
    expect(hasTryIt(productId, name)).toBe(expected);
    expect(createTryItPanel(productId, { name, props: [] }) !== undefined).toBe(expected);
  });
});

describe('values', () => {
  it('keeps what differs from the defaults and can be a value', () => {
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

  it('writes callbacks, refs and samples with what they mention', () => {
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

describe('a prop that ends in an error', () => {
  const props = [member('theme', { kind: 'options', options: ["'light'", "'dark'"] })];

  it('is shown and cannot be set', () => {
    const controls = listTryItControls({ name: 'BarChart', props });
    expect(controls).toMatchObject([{ name: 'theme', isBroken: true }]);
    expect(tidyTryItValues(controls, { theme: "'dark'" })).toEqual({});
  });

  it('can be set where it does not', () => {
    const controls = listTryItControls({ name: 'BarChartPro', props });
    expect(tidyTryItValues(controls, { theme: "'dark'" })).toEqual({ theme: "'dark'" });
  });
});

describe('isGiven', () => {
  it('knows what surroundings hand over', () => {
    expect(isGiven('GridActionsCell', 'colDef')).toBe(true);
    expect(isGiven('GridActionsCell', 'position')).toBe(false);
    expect(isGiven('DataGridPro', 'rows')).toBe(false);
  });
});

describe('lacksCompanions', () => {
  const needs = { props: ['rowCount'], when: "'server'" };
  it.each([
    [undefined, false, false],
    ["'client'", false, false],
    ["'server'", false, true],
    ["'server'", true, false],
  ])('says of %s with companions %s: %s', (value, isSet, expected) => {
    expect(lacksCompanions(needs, value, () => isSet)).toBe(expected);
  });
});

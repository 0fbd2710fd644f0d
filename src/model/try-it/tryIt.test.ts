import { describe, expect, it } from 'vitest';
import type { ApiControl, ApiMember } from '../reference/ApiReference.ts';
import { listTryItControls } from './TryItControl.ts';
import { isGiven } from './tryItGiven.ts';
import { createTryItPanel } from './TryItPanelData.ts';
import { hasTryIt } from './tryItBase.ts';
import { lacksCompanions } from './tryItRules.ts';
import { tidyTryItValues } from './tryItValues.ts';

const member = (name: string, control?: ApiControl, rest: Partial<ApiMember> = {}): ApiMember => ({
  name,
  type: { text: 'x' },
  description: '',
  plan: 'community',
  ...(control ? { control } : {}),
  ...rest,
});

describe('listTryItControls', () => {
  it('lists props that have a control, with three states if the default depends on something else', () => {
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

  it('logs callbacks and refs, and prefers samples to other controls', () => {
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

  it('lists the props that a prop needs, if the component has them', () => {
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
  ] as const)('in %s, returns for %s: %s', (productId, name, expected) => {
    expect(hasTryIt(productId, name)).toBe(expected);
    expect(createTryItPanel(productId, { name, props: [] }) !== undefined).toBe(expected);
  });
});

describe('a prop that throws', () => {
  const props = [member('theme', { kind: 'options', options: ["'light'", "'dark'"] })];

  it('is shown and cannot be set', () => {
    const controls = listTryItControls({ name: 'BarChart', props });
    expect(controls).toMatchObject([{ name: 'theme', isBroken: true }]);
    expect(tidyTryItValues(controls, { theme: "'dark'" })).toEqual({});
  });

  it('can be set on components where it does not throw', () => {
    const controls = listTryItControls({ name: 'BarChartPro', props });
    expect(tidyTryItValues(controls, { theme: "'dark'" })).toEqual({ theme: "'dark'" });
  });
});

describe('isGiven', () => {
  it('includes props that the surrounding component passes', () => {
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
  ])('with the value %s and companions %s, returns %s', (value, isSet, expected) => {
    expect(lacksCompanions(needs, value, () => isSet)).toBe(expected);
  });
});

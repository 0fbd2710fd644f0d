import { expect, it } from 'vitest';
import type { ApiTabGroup } from '#model/page/ApiPageData.ts';
import type { ApiMember } from '#model/reference/ApiReference.ts';
import type { Plan } from '#model/product/Plan.ts';
import { mergeVariants } from './mergeVariants.ts';

function createProp(name: string, plan: Plan = 'community'): ApiMember {
  return { name, plan, type: { text: 'string' }, description: '' };
}

function createData(name: string, plan: Plan, props: ApiMember[]): ApiTabGroup['data'] {
  return {
    entry: {
      kind: 'component',
      name,
      exportName: name,
      plan,
      description: '',
      imports: [],
      source: { package: '@mui/x', version: '8.0.0', file: `${name}.tsx` },
      props,
      slots: [],
      classes: [],
      cssVariables: [],
    },
    pathname: `/x/api/data-grid/${name}`,
    familyName: 'Data Grid',
    family: 'data-grid',
    links: {},
    findLink: (code) => (code === 'rows' ? '#data-grid-prop-rows' : `#data-grid-slot-${code}`),
    usage: {},
    guides: [],
    demos: [],
    olderReleases: [],
  };
}

const groups = mergeVariants(
  [
    createData('DataGridPro', 'pro', [createProp('rows'), createProp('treeData', 'pro')]),
    createData('DataGrid', 'community', [createProp('rows'), createProp('density')]),
    createData('Toolbar', 'community', [createProp('render')]),
  ],
  (_, prop) => prop === 'treeData',
);

it('groups the variants of a component, the lowest plan first', () => {
  const names = groups.map(({ variants }) => variants.map(({ name }) => name));
  expect(names).toEqual([['DataGrid', 'DataGridPro'], ['Toolbar']]);
  expect(groups[0]?.data.entry.name).toBe('DataGrid');
});

it('lists each prop once, with its plan', () => {
  const props = groups[0]?.data.entry.props.map(({ name, plan }) => [name, plan]);
  expect(props).toEqual([
    ['density', 'community'],
    ['rows', 'community'],
    ['treeData', 'pro'],
  ]);
});

it('links to the sections of the page, and to the reference for everything else', () => {
  const { findLink } = groups[0]?.data ?? {};
  expect(findLink?.('rows')).toBe('#data-grid-prop-rows');
  expect(findLink?.('toolbar')).toBe('/x/api/data-grid/DataGrid/#data-grid-slot-toolbar');
});

it('lists the props that the guide uses', () => {
  expect(groups.map(({ used }) => used)).toEqual([['treeData'], []]);
});

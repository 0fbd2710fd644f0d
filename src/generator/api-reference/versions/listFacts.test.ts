import { expect, it } from 'vitest';
import type { ApiComponent, ApiInterface } from '#model/reference/ApiReference.ts';
import { createComponent, createFamily, createHook, createMember } from '../read/apiFixtures.ts';
import { listFacts } from './listFacts.ts';
import type { Facts } from './listFacts.ts';

it('lists the whole public API with everything that is compared', () => {
  const facts = listFacts(
    createFamily({
      components: [
        createComponent('Gauge', {
          plan: 'pro',
          props: [
            createMember('slots', { type: { text: 'GaugeSlots' } }),
            createMember('value', { type: { text: 'A | …', full: 'A | B' }, default: '1' }),
          ],
          slots: [{ name: 'arc', description: '', plan: 'community', default: 'Arc' }],
          classes: [{ key: 'arc', className: 'MuiGauge-arc', description: '' }],
          cssVariables: [{ name: '--arc' }],
        }),
      ],
      events: [{ name: 'click', description: '', plan: 'premium', deprecated: { text: 'No.' } }],
      otherExports: [{ name: 'GaugeProps', kind: 'type', plan: 'community' }],
    }),
  );
  expect(Object.fromEntries(facts)).toEqual({
    Gauge: { plan: 'pro', need: 'pro', hasParts: true },
    'Gauge prop slots': { owner: 'Gauge', plan: 'community', need: 'pro' },
    'Gauge prop value': {
      owner: 'Gauge',
      plan: 'community',
      need: 'pro',
      type: 'A | B',
      default: '1',
    },
    'Gauge slot arc': { owner: 'Gauge', plan: 'community', need: 'pro', default: 'Arc' },
    'Gauge class MuiGauge-arc': { owner: 'Gauge', plan: 'pro', need: 'pro' },
    'Gauge css --arc': { owner: 'Gauge', plan: 'pro', need: 'pro' },
    'GridEvents event click': { plan: 'premium', need: 'premium', deprecated: 'No.' },
    GaugeProps: { plan: 'community', need: 'community' },
  });
});

it('requires every package that declares an interface before its members are compared', () => {
  const entry: ApiInterface = {
    kind: 'interface',
    name: 'GridApi',
    exportName: 'GridApi',
    plan: 'community',
    description: '',
    imports: (['community', 'pro'] as const).map((plan) => ({
      package: `@mui/x-${plan}`,
      plan,
      from: '',
      text: '',
    })),
    members: [createMember('sort')],
  };
  const facts = listFacts(createFamily({ interfaces: [entry] }));
  expect(facts.get('GridApi')?.need).toBe('community');
  expect(facts.get('GridApi member sort')?.need).toBe('pro');
});

it('keeps the replacement that a deprecation names', () => {
  const deprecated = { text: 'Use `data`.', replacement: 'data' };
  const component = createComponent('Gauge', { props: [createMember('value', { deprecated })] });
  const facts = listFacts(createFamily({ components: [component] }));
  expect(facts.get('Gauge prop value')).toMatchObject({
    deprecated: 'Use `data`.',
    replacement: 'data',
  });
});

function listGauge(rest: Partial<ApiComponent>): Facts {
  return listFacts(createFamily({ components: [createComponent('Gauge', rest)] }));
}

it.each([
  ['a prop of Material UI', createMember('label', { from: 'TextField' })],
  ['an attribute whose declaration is lost', createMember('onCopy', { type: { text: 'any' } })],
  ['one that is unknown', createMember('onCopy', { type: { text: 'unknown' } })],
])('marks %s as borrowed', (_, prop) => {
  const facts = listGauge({ props: [prop] });
  expect(facts.get(`Gauge prop ${prop.name}`)?.borrowed).toBe(true);
});

it.each([
  ['a described one', createMember('value', { type: { text: 'any' }, description: 'Any value.' })],
  ['one with a default', createMember('value', { type: { text: 'any' }, default: 'null' })],
  ['one with a type', createMember('value')],
])('takes %s for a prop of the component', (_, prop) => {
  const facts = listGauge({ props: [prop] });
  expect(facts.get('Gauge prop value')).not.toHaveProperty('borrowed');
});

it.each([
  ['no prop for them', [createMember('value')]],
  ['the prop of Material UI', [createMember('slots', { from: 'Select' })]],
])('marks slots as borrowed if a component has %s', (_, props) => {
  const slots = [{ name: 'input', description: '', plan: 'community' as const }];
  const facts = listGauge({ props, slots });
  expect(facts.get('Gauge slot input')?.borrowed).toBe(true);
});

it('treats the props of a component without any props as unknown', () => {
  expect(listGauge({ props: [] }).get('Gauge')?.unlisted).toEqual(['prop', 'slot']);
  expect(listGauge({ props: [createMember('value')] }).get('Gauge')?.unlisted).toBeUndefined();
});

it('treats the members of a hook that are not listed as unknown', () => {
  const useGauge = createHook('useGauge', { parameterMembers: [createMember('value')] });
  const facts = listFacts(createFamily({ hooks: [useGauge, createHook('useArc')] }));
  expect(facts.get('useGauge')?.unlisted).toEqual(['return']);
  expect(facts.get('useArc')?.unlisted).toEqual(['parameter', 'return']);
});

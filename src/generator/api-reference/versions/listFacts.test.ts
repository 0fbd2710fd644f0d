import { expect, it } from 'vitest';
import type { ApiInterface } from '#model/reference/ApiReference.ts';
import { createComponent, createFamily, createMember } from '../read/apiFixtures.ts';
import { listFacts } from './listFacts.ts';

it('lists everything public with what it is compared by', () => {
  const facts = listFacts(
    createFamily({
      components: [
        createComponent('Gauge', {
          plan: 'pro',
          props: [createMember('value', { type: { text: 'A | …', full: 'A | B' }, default: '1' })],
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

it('needs every package that declares an interface to know its members', () => {
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

it('keeps what a deprecation names instead', () => {
  const deprecated = { text: 'Use `data`.', replacement: 'data' };
  const component = createComponent('Gauge', { props: [createMember('value', { deprecated })] });
  const facts = listFacts(createFamily({ components: [component] }));
  expect(facts.get('Gauge prop value')).toMatchObject({
    deprecated: 'Use `data`.',
    replacement: 'data',
  });
});

import { expect, it } from 'vitest';
import type { VersionHistory } from '#model/reference/VersionHistory.ts';
import { createComponent, createFamily, createMember } from '../read/apiFixtures.ts';
import { addSince } from './addSince.ts';

const history: VersionHistory = {
  productId: 'x-charts',
  packages: { '@mui/x-charts': ['7.9.0', '8.0.0', '8.3.0', '8.4.1', '8.5.0'] },
  changes: {
    Gauge: [{ kind: 'added', version: '8.3' }],
    'Gauge prop value': [{ kind: 'added', version: '8.5' }],
    'Gauge prop min': [{ kind: 'added', version: '8.0' }],
    'Gauge prop max': [{ kind: 'added', version: '8.5', after: '8.0' }],
    'Gauge prop text': [{ kind: 'added', version: '8.3', after: '7.9' }],
    'Gauge prop width': [{ kind: 'changed', version: '8.4', default: ['1', '2'] }],
    'Gauge prop unit': [{ kind: 'added', version: '8.5', after: '8.4.0' }],
    'Gauge slot arc': [{ kind: 'added', version: '8.4' }],
    'Gauge class MuiGauge-arc': [{ kind: 'added', version: '8.4' }],
    'GridEvents event click': [{ kind: 'added', version: '8.4' }],
  },
};

it('adds the release to everything that was added after the first release of the major version', () => {
  const component = createComponent('Gauge', {
    props: ['value', 'min', 'max', 'text', 'unit', 'width'].map((name) => createMember(name)),
    slots: [{ name: 'arc', description: '', plan: 'community' }],
    classes: [{ key: 'arc', className: 'MuiGauge-arc', description: '' }],
  });
  const family = createFamily({
    components: [component],
    events: [{ name: 'click', description: '', plan: 'community' }],
  });
  const [marked] = addSince({ packages: [], families: [family] }, () => history).families;
  const [gauge] = marked?.components ?? [];
  expect(gauge?.since).toBe('8.3');
  expect(gauge?.props.map(({ name, since }) => [name, since])).toEqual([
    ['value', '8.5'],
    ['min', undefined],
    ['max', '8.3–8.5'],
    ['text', undefined],
    ['unit', '8.4–8.5'],
    ['width', undefined],
  ]);
  expect(gauge?.slots[0]?.since).toBe('8.4');
  expect(gauge?.classes[0]?.since).toBe('8.4');
  expect(marked?.events[0]?.since).toBe('8.4');
});

it('does not change a product without a history', () => {
  const reference = { packages: [], families: [createFamily()] };
  expect(addSince(reference, () => undefined)).toEqual(reference);
});

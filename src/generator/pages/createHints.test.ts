import { describe, expect, it } from 'vitest';
import {
  createComponent,
  createFamily,
  createHook,
  createMember,
} from '../api-reference/read/apiFixtures.ts';
import { createHints } from './createHints.ts';

const series = createMember('series', {
  type: { text: 'Series[]' },
  description: 'What to draw.\nIn order.\n\nSee the guide.',
  default: '[]',
});

describe('createHints', () => {
  it('lists a member that several components share only once', () => {
    const { members, entries } = createHints(
      createFamily({
        components: [
          createComponent('BarChart', { props: [series] }),
          createComponent('LineChart', { props: [createMember('id', { plan: 'pro' }), series] }),
        ],
      }),
    );
    expect(members).toEqual([
      { name: 'series', type: 'Series[]', text: 'What to draw. In order.', default: '[]' },
      { name: 'id', type: 'string', plan: 'pro' },
    ]);
    expect(entries['BarChart']?.props).toEqual([0]);
    expect(entries['LineChart']?.props).toEqual([1, 0]);
  });

  it('shows the import of components, the signature of hooks, and selectors', () => {
    const { entries } = createHints(
      createFamily({
        components: [createComponent('SankeyChart', { exportName: 'Unstable_SankeyChart' })],
        hooks: [
          createHook('useScale', {
            signatures: [
              {
                text: '(pick: (id: string) => number) => Scale',
                parameters: [],
                returns: { type: { text: 'Scale' }, description: '' },
              },
            ],
          }),
        ],
        selectors: [
          { name: 'itemSelector', description: '', plan: 'community', returns: { text: 'Item' } },
        ],
      }),
    );
    expect(entries['SankeyChart']?.declaration).toBe(
      "import { SankeyChart } from '@mui/x-charts/SankeyChart';",
    );
    expect(entries['Unstable_SankeyChart']).toEqual(entries['SankeyChart']);
    expect(entries['useScale']?.declaration).toBe('useScale(pick: (id: string) => number): Scale');
    expect(entries['itemSelector']).toEqual({ declaration: 'itemSelector(apiRef): Item' });
  });
});

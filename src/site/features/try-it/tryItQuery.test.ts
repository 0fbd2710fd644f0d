import { describe, expect, it } from 'vitest';
import type { TryItControl } from '#model/try-it/TryItControl.ts';
import { formatTryItQuery, parseTryItQuery } from './tryItQuery.ts';

const CONTROLS: TryItControl[] = [
  { name: 'density', kind: 'options', options: ["'standard'", "'compact'"], default: "'standard'" },
  { name: 'rowHeight', kind: 'number', default: '52', min: 24 },
  { name: 'label', kind: 'string' },
  { name: 'minDate', kind: 'date' },
];

describe('the URL of a panel', () => {
  it('keeps the other parameters of the URL', () => {
    const values = { density: "'compact'", rowHeight: '40', label: 'A & B' };
    const query = formatTryItQuery(
      CONTROLS,
      values,
      new URLSearchParams('utm=1&minDate=2020-01-01'),
    );
    expect(query.get('utm')).toBe('1');
    expect(query.get('minDate')).toBeNull();
    expect(parseTryItQuery(CONTROLS, query)).toEqual(values);
  });

  it('ignores values that a prop does not accept', () => {
    const query = new URLSearchParams(
      `density='huge'&rowHeight=1e9&minDate=soon&label=${'x'.repeat(500)}&rows=[]`,
    );
    expect(parseTryItQuery(CONTROLS, query)).toEqual({});
  });
});

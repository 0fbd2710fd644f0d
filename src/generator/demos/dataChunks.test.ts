import { describe, expect, it } from 'vitest';
import { createDataGroup, isDataChunk } from './dataChunks.ts';

describe('createDataGroup', () => {
  const { name, test } = createDataGroup();

  it.each([
    ['/checkout/content/data/orders.ts', 'dataset-orders'],
    ['C:\\checkout\\content\\data\\sales.ts', 'dataset-sales'],
    ['/checkout/content/pages/react-charts/bars/data.ts', null],
    ['/checkout/content/data/scripts/main.ts', null],
  ])('%s → %s', (id, chunk) => {
    expect(name(id)).toBe(chunk);
    expect(test.test(id)).toBe(chunk !== null);
  });

  it('makes chunks that are recognized', () => {
    expect(isDataChunk('x/_astro/dataset-orders.B3k2.js')).toBe(true);
    expect(isDataChunk('x/_astro/data.B3k2.js')).toBe(false);
  });
});

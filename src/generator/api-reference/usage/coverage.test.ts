import { describe, expect, it } from 'vitest';
import { getSampleIndex } from '../../try-it/sampleIndex.ts';
import { formatCoverage, measureCoverage } from './coverage.ts';
import { indexUsage } from './indexUsage.ts';
import { loadSiteApi } from '../loadApi.ts';

const reference = await loadSiteApi();
const coverage = measureCoverage(reference, indexUsage(reference), [], getSampleIndex());

/** The number of props that panels show without a control. Lower it when the number drops, but don't raise it. */
const MOST_GIVEN = 240;

/** The `theme` prop of seven charts. Lower it when the number drops, but don't raise it. */
const MOST_BROKEN = 7;

describe('coverage of the site', () => {
  it('covers every prop except one that causes an error', () => {
    const unreachable = coverage.families.flatMap((family) => family.unreachableProps);
    expect(unreachable.filter((name) => !name.endsWith('.theme'))).toEqual([]);
    expect(unreachable.length).toBeLessThanOrEqual(MOST_BROKEN);
    expect(coverage.reachable.total).toBeGreaterThan(4800);
    expect(coverage.reachable.covered).toBe(coverage.reachable.total - unreachable.length);
  });

  it('shows only a few props that users cannot change', () => {
    expect(coverage.givenProps.length).toBeLessThanOrEqual(MOST_GIVEN);
    const main = coverage.givenProps.filter((name) =>
      /^(DataGrid|\w+(Chart|Picker|View))\./.test(name),
    );
    expect(main).toEqual([]);
  });

  it('formats one line for each product', () => {
    const lines = formatCoverage(coverage);
    expect(lines).toHaveLength(reference.families.length);
    expect(lines[0]).toMatch(/reaches 485 of 485 props of main components/);
  });
});

import { describe, expect, it } from 'vitest';
import { getSampleIndex } from '../try-it/sampleIndex.ts';
import { formatCoverage, measureCoverage } from './coverage.ts';
import { indexUsage } from './indexUsage.ts';
import { loadSiteApi } from './loadApi.ts';

const reference = await loadSiteApi();
const coverage = measureCoverage(reference, indexUsage(reference), [], getSampleIndex());

/** How many props panels may show as given. It may sink, and should not rise. */
const MOST_GIVEN = 240;

describe('coverage of the site', () => {
  it('leaves no prop out of both demos and panels', () => {
    expect(coverage.families.flatMap((family) => family.unreachableProps)).toEqual([]);
    expect(coverage.main.covered).toBe(coverage.main.total);
    expect(coverage.main.total).toBeGreaterThan(2700);
    expect(coverage.parts.covered).toBe(coverage.parts.total);
    expect(coverage.parts.total).toBeGreaterThan(1700);
  });

  it('only shows few of them without letting a reader change them', () => {
    expect(coverage.givenProps.length).toBeLessThanOrEqual(MOST_GIVEN);
    const main = coverage.givenProps.filter((name) =>
      /^(DataGrid|\w+(Chart|Picker|View))\./.test(name),
    );
    expect(main).toEqual([]);
  });

  it('says so in a line for each product', () => {
    const lines = formatCoverage(coverage);
    expect(lines).toHaveLength(reference.families.length);
    expect(lines[0]).toMatch(/reaches 485 of 485 props of main components/);
  });
});

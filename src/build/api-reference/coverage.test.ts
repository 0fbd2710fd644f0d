import { describe, expect, it } from 'vitest';
import { findExclusion, TRY_IT_EXCLUSIONS } from '#model/try-it/tryItExclusions.ts';
import { getSampleIndex } from '../try-it/sampleIndex.ts';
import { formatCoverage, measureCoverage } from './coverage.ts';
import { indexUsage } from './indexUsage.ts';
import { loadSiteApi } from './loadApi.ts';

const reference = await loadSiteApi();
const coverage = measureCoverage(reference, indexUsage(reference), [], getSampleIndex());

/** How many props a panel may leave out. It may sink, and should not rise. */
const MOST_LEFT_OUT = 333;

describe('coverage of the site', () => {
  it('leaves no prop out of both demos and panels without a reason', () => {
    expect(coverage.families.flatMap((family) => family.unreachableProps)).toEqual([]);
    expect(coverage.main.covered).toBe(coverage.main.total);
    expect(coverage.main.total).toBeGreaterThan(2700);
    expect(coverage.parts.covered).toBe(coverage.parts.total);
    expect(coverage.parts.total).toBeGreaterThan(1700);
  });

  it('leaves few props out on purpose', () => {
    expect(coverage.excludedProps.length).toBeLessThanOrEqual(MOST_LEFT_OUT);
  });

  it('has no reason for props that the packages do not have', () => {
    const props = reference.families.flatMap(({ components }) =>
      components.flatMap(({ name, props: own }) => own.map((prop) => ({ name, prop: prop.name }))),
    );
    const stale = TRY_IT_EXCLUSIONS.flatMap((exclusion) => {
      const names = exclusion.props === 'all' ? [undefined] : exclusion.props;
      return names.filter(
        (wanted) =>
          !props.some(
            ({ name, prop }) =>
              exclusion.components.test(name) &&
              (wanted === undefined || prop === wanted) &&
              findExclusion(name, prop),
          ),
      );
    });
    expect(stale).toEqual([]);
  });

  it('says so in a line for each product', () => {
    const lines = formatCoverage(coverage);
    expect(lines).toHaveLength(reference.families.length);
    expect(lines[0]).toMatch(/reaches 475 of 475 props of main components/);
  });
});

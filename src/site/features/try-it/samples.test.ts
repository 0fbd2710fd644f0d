import { describe, expect, it } from 'vitest';
import { loadSiteApi } from '#generator/api-reference/loadApi.ts';
import { getSampleIndex } from '#generator/try-it/sampleIndex.ts';
import { PRODUCT_IDS } from '#model/product/ProductId.ts';
import { findTryItSamples } from '#model/try-it/TryItSample.ts';
import type { TryItSampleSet } from '#model/try-it/TryItSample.ts';
import { hasTryIt } from '#model/try-it/tryItBase.ts';
import { loadSamples } from './loadSamples.ts';
import { loadSceneFamily } from './loadSceneFamily.ts';

const { families } = await loadSiteApi();

/** `3 slots: own icon`, by the place of the set */
function listNames(sets: readonly TryItSampleSet<unknown>[]): string[] {
  return sets.flatMap(({ props }, index) =>
    Object.entries(props).flatMap(([prop, samples]) =>
      Object.keys(samples).map((name) => `${index} ${prop}: ${name}`),
    ),
  );
}

describe.each(PRODUCT_IDS)('samples of %s', (productId) => {
  const components = families
    .find((family) => family.productId === productId)
    ?.components.filter(({ name }) => hasTryIt(productId, name));
  const code = getSampleIndex()[productId] ?? [];

  it('are for props that components of the packages have', async () => {
    // The shared ones are last, and not every product has a use for each of them.
    const own = code.slice(0, -1);
    expect(own.length).toBeGreaterThan(0);
    const used = new Set(
      components?.flatMap(({ name, props }) =>
        props.map((prop) => findTryItSamples(own, name, prop.name)),
      ),
    );
    const unused = own.flatMap(({ for: pattern, props }) =>
      Object.entries(props).flatMap(([prop, samples]) =>
        used.has(samples) ? [] : [`${pattern} ${prop}`],
      ),
    );
    expect(unused).toEqual([]);
  });

  it('run as they are shown', async () => {
    const { values, code: shown } = await loadSamples(productId, await loadSceneFamily(productId));
    expect(listNames(values)).toEqual(listNames(code));
    expect(shown).toEqual(code);
    // The packages of the grid are compiled first.
  }, 60_000);
});

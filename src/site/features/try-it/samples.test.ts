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

/** Lists names such as `3 slots: own icon`, which start with the index of the set. */
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

  it('exist only for props that components of the packages have', async () => {
    // This excludes the shared samples, which are last, because not every product uses all of them.
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

  it('match the displayed code', async () => {
    const { values, code: shown } = await loadSamples(productId, await loadSceneFamily(productId));
    expect(listNames(values)).toEqual(listNames(code));
    expect(shown).toEqual(code);
    // Compiling the grid's packages takes long.
  }, 60_000);
});

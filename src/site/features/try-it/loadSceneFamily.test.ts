import { describe, expect, it } from 'vitest';
import { loadSiteApi } from '#generator/api-reference/loadApi.ts';
import { hasTryIt } from '#model/try-it/tryItBase.ts';
import { listTryItParts } from '#model/try-it/tryItParts.ts';
import { loadSceneFamily } from './loadSceneFamily.ts';

const { families } = await loadSiteApi();

describe.each(families)('scenes of $name', ({ productId, components }) => {
  const names = components.map(({ name }) => name);

  it('are there for every component with a panel', async () => {
    const family = await loadSceneFamily(productId);
    const shown = names.filter((name) => hasTryIt(productId, name));
    expect(shown.length).toBeGreaterThanOrEqual(3);
    const missing: string[] = [];
    for (const name of shown) {
      const { Component } = await family.loadScene(name);
      if (!Component) missing.push(name);
    }
    expect(missing).toEqual([]);
    // The packages of the grid are compiled first.
  }, 120_000);

  it('are for parts that the packages have', () => {
    expect(listTryItParts(productId).filter((name) => !names.includes(name))).toEqual([]);
  });
});

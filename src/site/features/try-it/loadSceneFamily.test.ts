import { describe, expect, it } from 'vitest';
import { loadSiteApi } from '#generator/api-reference/loadApi.ts';
import { hasTryIt } from '#model/try-it/tryItBase.ts';
import { listTryItParts } from '#model/try-it/tryItParts.ts';
import { loadSceneFamily } from './loadSceneFamily.ts';

const { families } = await loadSiteApi();

describe.each(families)('scenes of $name', ({ productId, components }) => {
  const names = components.map(({ name }) => name);

  it('exist for every component with a panel', async () => {
    const family = await loadSceneFamily(productId);
    const shown = names.filter((name) => hasTryIt(productId, name));
    expect(shown.length).toBeGreaterThanOrEqual(3);
    const missing: string[] = [];
    for (const name of shown) {
      const { Component } = await family.loadScene(name);
      if (!Component) missing.push(name);
    }
    expect(missing).toEqual([]);
    // Compiling the grid's packages takes long.
  }, 120_000);

  it('exist only for parts that the packages export', () => {
    expect(listTryItParts(productId).filter((name) => !names.includes(name))).toEqual([]);
  });
});

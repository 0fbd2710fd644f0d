import { describe, expect, it } from 'vitest';
import { loadSiteApi } from '#build/api-reference/loadApi.ts';
import { hasTryIt } from '#model/try-it/tryItBase.ts';
import { loadSceneFamily } from './loadSceneFamily.ts';

const { families } = await loadSiteApi();

describe('loadSceneFamily', () => {
  it.each(families)('has a scene for every component of $name with a panel', async (family) => {
    const { productId, components } = family;
    const names = components.map(({ name }) => name).filter((name) => hasTryIt(productId, name));
    expect(names.length).toBeGreaterThanOrEqual(3);
    const scenes = await loadSceneFamily(productId);
    expect([...scenes.names].sort()).toEqual([...names].sort());
  });
});

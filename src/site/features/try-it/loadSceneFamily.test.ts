import { describe, expect, it } from 'vitest';
import { loadSiteApi } from '#build/api-reference/loadApi.ts';
import { hasTryIt } from '#model/try-it/tryItBase.ts';
import { loadSceneFamily } from './loadSceneFamily.ts';

const { families } = await loadSiteApi();
const names = families.flatMap(({ productId, components }) =>
  components.filter(({ name }) => hasTryIt(productId, name)).map(({ name }) => name),
);

describe('loadSceneFamily', () => {
  it('has a scene for every component with a panel', async () => {
    expect(names.length).toBeGreaterThanOrEqual(55);
    const missing = await Promise.all(
      names.map(async (name) => ((await loadSceneFamily(name)).names.includes(name) ? [] : [name])),
    );
    expect(missing.flat()).toEqual([]);
  });

  it('names no component that the packages do not have', async () => {
    const known = ['DataGrid', 'RichTreeView', 'BarChart', 'DatePicker'].map(loadSceneFamily);
    const scenes = (await Promise.all(known)).flatMap((family) => family.names);
    expect([...scenes].sort()).toEqual([...names].sort());
  });
});

import type { SampleSets } from '#content/try-it/shared/SamplesOf.ts';
import type { SceneFamily } from '#content/try-it/shared/Scene.ts';
import type { ProductId } from '#model/product/ProductConfig.ts';
import type { TryItSampleCode, TryItSampleSet } from '#model/try-it/TryItSample.ts';

/** The samples of a product: the values to pass, and the code to show for them. */
export interface PanelSamples {
  values: SampleSets;
  code: readonly TryItSampleSet<TryItSampleCode>[];
}

/** The shared samples come last, so a product can override them. */
export async function loadSamples(
  productId: ProductId,
  family: SceneFamily,
): Promise<PanelSamples> {
  const [own, { sharedSamples }, { sampleCode }] = await Promise.all([
    family.loadSamples(),
    import('#content/try-it/shared/sharedSamples.tsx'),
    importCode(productId),
  ]);
  return { values: [...own, ...sharedSamples], code: sampleCode };
}

/** The imports are written out because the bundler resolves only literal specifiers. */
function importCode(productId: ProductId) {
  switch (productId) {
    case 'x-data-grid':
      return import('virtual:try-it-code/x-data-grid');
    case 'x-date-pickers':
      return import('virtual:try-it-code/x-date-pickers');
    case 'x-charts':
      return import('virtual:try-it-code/x-charts');
    case 'x-tree-view':
      return import('virtual:try-it-code/x-tree-view');
  }
}

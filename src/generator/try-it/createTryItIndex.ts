import type { ApiFamily } from '#model/reference/ApiReference.ts';
import { createTryItPanel } from '#model/try-it/TryItPanelData.ts';
import type { TryItControlIndex } from '#model/try-it/TryItPanelData.ts';
import { getSampleIndex } from './sampleIndex.ts';

/** Lists the controls of all panels of a product. */
export function createTryItIndex({ productId, components }: ApiFamily): TryItControlIndex {
  return Object.fromEntries(
    components.flatMap((component) => {
      const panel = createTryItPanel(productId, component, getSampleIndex());
      if (!panel) return [];
      const { controls, given } = panel;
      return [[component.name, { controls, given }] as const];
    }),
  );
}

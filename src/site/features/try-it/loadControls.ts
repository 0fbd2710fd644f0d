import type { ProductId } from '#model/product/ProductConfig.ts';
import type { TryItControlIndex } from '#model/try-it/TryItPanelData.ts';
import { loadJsonOnce } from '../../browser/loadJsonOnce.ts';

/** The controls of a component's panel. */
export async function loadControls(
  productId: ProductId,
  name: string,
): Promise<TryItControlIndex[string]> {
  const controls = await loadJsonOnce<TryItControlIndex>(`/x/try-it/${productId}.json`);
  const found = controls[name];
  if (!found) throw new Error(`There are no controls for ${name}.`);
  return found;
}

import type { ProductId } from '#model/product/ProductConfig.ts';
import type { TryItControlIndex } from '#model/try-it/TryItPanelData.ts';

/** The controls of a component's panel. */
export async function loadControls(
  productId: ProductId,
  name: string,
): Promise<TryItControlIndex[string]> {
  const response = await fetch(`/x/try-it/${productId}.json`);
  if (!response.ok)
    throw new Error(`Loading the controls of ${name} failed with status ${response.status}.`);
  const found = ((await response.json()) as TryItControlIndex)[name];
  if (!found) throw new Error(`There are no controls for ${name}.`);
  return found;
}

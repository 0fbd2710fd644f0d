import type { Plan } from '#model/product/Plan.ts';
import type { ProductConfig } from '#model/product/ProductConfig.ts';

/** Lists the packages of a product that a guide uses: the free one, and those of the plans the guide is about. */
export function listGuidePackages(
  product: Pick<ProductConfig, 'packages'> | undefined,
  plans: readonly (Plan | undefined)[],
): string[] {
  return (product?.packages ?? [])
    .filter(({ plan }) => plan === 'community' || plans.includes(plan))
    .map(({ name }) => name);
}

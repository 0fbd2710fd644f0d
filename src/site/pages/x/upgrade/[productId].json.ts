import { loadUpgradeFamilies } from '#generator/upgrade/loadUpgradeFamilies.ts';
import type { UpgradeFamily } from '#model/reference/Upgrade.ts';

/** The history of each product, loaded when a reader compares its versions. */
export async function getStaticPaths() {
  const families = await loadUpgradeFamilies();
  return families.map((family) => ({
    params: { productId: family.productId },
    props: { family },
  }));
}

export function GET({ props }: { props: { family: UpgradeFamily } }): Response {
  return Response.json(props.family);
}

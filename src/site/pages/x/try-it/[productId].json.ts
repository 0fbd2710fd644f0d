import { getApiSite } from '#generator/pages/getApiSite.ts';
import { createTryItIndex } from '#generator/try-it/createTryItIndex.ts';
import type { ApiFamily } from '#model/reference/ApiReference.ts';

/** The controls of each product's Try it panels, loaded when a panel is near. */
export async function getStaticPaths() {
  const { reference } = await getApiSite();
  return reference.families.map((family) => ({
    params: { productId: family.productId },
    props: { family },
  }));
}

export function GET({ props }: { props: { family: ApiFamily } }): Response {
  return Response.json(createTryItIndex(props.family));
}

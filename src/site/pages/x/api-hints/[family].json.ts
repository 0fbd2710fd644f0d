import { createHints } from '#generator/pages/createHints.ts';
import { getApiSite } from '#generator/pages/getApiSite.ts';
import type { HintFile } from '#model/page/ApiHints.ts';

/** The declarations of each product, loaded when a reader first points to code. */
export async function getStaticPaths() {
  const { reference } = await getApiSite();
  return reference.families.map((family) => ({
    params: { family: family.apiRoot.slice(family.apiRoot.lastIndexOf('/') + 1) },
    props: { hints: createHints(family) },
  }));
}

export function GET({ props }: { props: { hints: HintFile } }): Response {
  return Response.json(props.hints);
}

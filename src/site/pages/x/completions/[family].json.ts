import { createCompletions } from '#generator/api-reference/createCompletions.ts';
import { getApiSite } from '#generator/pages/getApiSite.ts';
import type { Completions } from '#model/reference/Completions.ts';

/** The editor's completions for each product, fetched while a reader types. */
export async function getStaticPaths() {
  const { reference } = await getApiSite();
  return reference.families.map((family) => ({
    params: { family: family.apiRoot.slice(family.apiRoot.lastIndexOf('/') + 1) },
    props: { completions: createCompletions(family, reference.packages) },
  }));
}

export function GET({ props }: { props: { completions: Completions } }): Response {
  return Response.json(props.completions);
}

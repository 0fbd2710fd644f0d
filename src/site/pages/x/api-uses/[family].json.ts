import { getSite } from '#generator/content/Site.ts';
import { getApiSite } from '#generator/pages/getApiSite.ts';
import { createUses } from '#generator/pages/createUses.ts';
import type { ApiFamily } from '#model/reference/ApiReference.ts';

/** The demos that set each prop, loaded when a reader asks for the demos of one. */
export async function getStaticPaths() {
  const { reference } = await getApiSite();
  return reference.families.map((family) => ({
    params: { family: family.apiRoot.slice(family.apiRoot.lastIndexOf('/') + 1) },
    props: { family },
  }));
}

export async function GET({ props }: { props: { family: ApiFamily } }): Promise<Response> {
  return Response.json(createUses(getSite(), await getApiSite(), props.family));
}

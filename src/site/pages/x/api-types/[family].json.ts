import { getApiSite } from '#generator/pages/getApiSite.ts';

/** Named types of each product, loaded when a reader opens one. */
export async function getStaticPaths() {
  const { reference } = await getApiSite();
  return reference.families.map(({ apiRoot, types }) => ({
    params: { family: apiRoot.slice(apiRoot.lastIndexOf('/') + 1) },
    props: { types },
  }));
}

export function GET({ props }: { props: { types: unknown } }): Response {
  return Response.json(props.types);
}

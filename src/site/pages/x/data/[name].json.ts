import { createDataSet } from '#generator/demos/createDataSet.ts';
import { listDataSets } from '#generator/demos/listDataSets.ts';

/** Each shared data set in full, fetched when a reader wants all of its rows. */
export function getStaticPaths() {
  return listDataSets().map((name) => ({ params: { name } }));
}

export async function GET({ params }: { params: { name: string } }): Promise<Response> {
  return Response.json(await createDataSet(params.name));
}

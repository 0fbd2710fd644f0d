import { createDataSet } from '#generator/demos/createDataSet.ts';
import { DATA_SETS, listSharedFiles } from '#generator/demos/SharedFolder.ts';

/** Each complete data set, fetched when a reader wants all of its rows. */
export function getStaticPaths() {
  return listSharedFiles(DATA_SETS).map((name) => ({ params: { name } }));
}

export async function GET({ params }: { params: { name: string } }): Promise<Response> {
  return Response.json(await createDataSet(params.name));
}

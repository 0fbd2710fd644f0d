import { createDemoCode } from '#generator/demos/createDemoCode.ts';
import { listDemoIds } from '#generator/files/listDemoFiles.ts';

/** The complete code of each demo, fetched when its toolbar is used. */
export function getStaticPaths() {
  return listDemoIds().map((id) => ({ params: { id } }));
}

export async function GET({ params }: { params: { id: string } }): Promise<Response> {
  return Response.json(await createDemoCode(params.id));
}

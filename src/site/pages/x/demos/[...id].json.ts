import { createDemoCode } from '#generator/demos/createDemoCode.ts';
import { listDemoModules } from '#generator/demos/demoChunks.ts';

/** The code of each demo in full, fetched when its toolbar is used. */
export function getStaticPaths() {
  return listDemoModules()
    .filter((id) => !/\.(tailwind|css)$/.test(id))
    .map((id) => ({ params: { id } }));
}

export async function GET({ params }: { params: { id: string } }): Promise<Response> {
  return Response.json(await createDemoCode(params.id));
}

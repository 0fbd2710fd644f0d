import { getStore, isListed } from '#build/machine-docs/createStore.ts';

/** Everything in one file: the MCP server reads it, from here or from the package. */
export async function GET(): Promise<Response> {
  const store = await getStore();
  return Response.json({ ...store, pages: store.pages.filter(isListed) });
}

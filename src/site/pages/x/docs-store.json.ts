import { isFixture } from '#generator/head/isFixture.ts';
import { getStore, isListed } from '#generator/machine-docs/createStore.ts';

/** The whole docs in one file for the MCP server, which reads it from here or from the package. API tabs are omitted as duplicates. */
export async function GET(): Promise<Response> {
  const store = await getStore();
  const pages = store.pages.filter((page) => isListed(page) && page.kind !== 'tab');
  const demos = store.demos.filter(({ pathname }) => !isFixture(`${pathname}/`));
  return Response.json({ ...store, pages, demos });
}

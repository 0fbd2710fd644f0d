import type { APIRoute } from 'astro';
import { getStore } from '#generator/machine-docs/createStore.ts';
import { toMarkdownPath } from '#model/machine-docs/DocsStore.ts';
import { createDemoFinder, formatPage } from '#model/machine-docs/formatPage.ts';

/** The Markdown version of every page: `/x/introduction/mcp/` → `/x/introduction/mcp.md`. */
export async function getStaticPaths() {
  const store = await getStore();
  const findDemo = createDemoFinder(store);
  return store.pages.map((page) => ({
    params: { file: toMarkdownPath(page.path).slice(1, -'.md'.length) },
    props: { text: formatPage(page, findDemo, store.siteUrl) },
  }));
}

export const GET: APIRoute<{ text: string }> = ({ props }) =>
  new Response(props.text, { headers: { 'Content-Type': 'text/markdown; charset=utf-8' } });

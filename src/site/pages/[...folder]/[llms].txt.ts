import type { APIRoute } from 'astro';
import { getStore } from '#generator/machine-docs/createStore.ts';
import { listLlmsFiles } from '#generator/machine-docs/formatLlms.ts';

/** `/x/llms.txt`, and for each product `llms.txt` and `llms-full.txt`. */
export async function getStaticPaths() {
  return listLlmsFiles(await getStore()).map(({ path, text }) => {
    const [, folder, llms] = /^\/(.+)\/([\w-]+)\.txt$/.exec(path) ?? [];
    return { params: { folder, llms }, props: { text } };
  });
}

export const GET: APIRoute<{ text: string }> = ({ props }) =>
  new Response(props.text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });

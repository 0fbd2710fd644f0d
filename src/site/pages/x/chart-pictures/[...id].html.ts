import path from 'node:path';
import { getDemoChunk } from '#generator/demos/demoChunks.ts';
import { loadPictureMaker } from '#generator/demos/pictures/loadPictureMaker.ts';
import { readFramedCharts } from '#generator/demos/pictures/pictureSizes.ts';
import { createPictureDocument } from '../../../features/demo/server/createPictureDocument.tsx';
import { renderPicture } from '../../../features/demo/server/renderPicture.ts';

/** Pictures of charts for readers without scripts, except those that are part of a page. */
export function getStaticPaths() {
  return Object.keys(readFramedCharts()).map((id) => ({ params: { id } }));
}

export async function GET({ params: { id } }: { params: { id: string } }): Promise<Response> {
  const framedCharts = readFramedCharts()[id];
  const demo = { id, name: path.posix.basename(id), ...(framedCharts ? { framedCharts } : {}) };
  const drawn = await renderPicture(demo, loadPictureMaker);
  // Nothing is written, and the page has no frame, until the charts of an edited demo are measured again.
  if (!drawn) return new Response(null, { status: 404 });
  const html = createPictureDocument(drawn.picture, drawn.styles, getDemoChunk(id).css);
  return new Response(html, { headers: { 'Content-Type': 'text/html' } });
}

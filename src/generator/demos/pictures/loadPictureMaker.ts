import { brotliCompressSync } from 'node:zlib';
import type { PictureMaker } from '#model/demo/PictureMaker.ts';
import { cleanPicture } from './cleanPicture.ts';
import { loadChartDrawer } from './drawCharts.ts';

/** The text of a page doesn't wait for more than this. */
const LARGEST_BYTES = 5_000;

let maker: Promise<PictureMaker> | undefined;

/** Loads the packages of charts when the first page needs them. */
export function loadPictureMaker(): Promise<PictureMaker> {
  maker ??= createPictureMaker();
  return maker;
}

async function createPictureMaker(): Promise<PictureMaker> {
  const drawCharts = await loadChartDrawer();
  return (sizes, prefix, render) => {
    const html = drawCharts(sizes, render);
    if (html === undefined) return undefined;
    const picture = cleanPicture(html, prefix);
    return brotliCompressSync(picture.html).length > LARGEST_BYTES ? undefined : picture;
  };
}

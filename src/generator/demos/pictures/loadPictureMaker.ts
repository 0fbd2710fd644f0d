import { brotliCompressSync } from 'node:zlib';
import type { DrawnPicture, PictureMaker } from '#model/demo/PictureMaker.ts';
import { cleanPicture } from './cleanPicture.ts';
import { loadChartDrawer } from './drawCharts.ts';
import { loadGridDrawer } from './drawGrids.ts';

/** The text of a page doesn't wait for more than this. */
const LARGEST_BYTES = 5_000;

let maker: Promise<PictureMaker<Element>> | undefined;

/** Loads the packages that draw charts and grids when the first page needs them. */
export function loadPictureMaker(): Promise<PictureMaker<Element>> {
  maker ??= createPictureMaker();
  return maker;
}

async function createPictureMaker(): Promise<PictureMaker<Element>> {
  const [drawCharts, drawGrids] = await Promise.all([loadChartDrawer(), loadGridDrawer()]);
  return {
    drawCharts: ({ sizes }, prefix, render) => finish(drawCharts(sizes, render), prefix),
    drawGrids: (screen, prefix, mount) => finish(drawGrids(screen, mount), prefix),
  };
}

function finish(html: string | undefined, prefix: string): DrawnPicture | undefined {
  if (html === undefined) return undefined;
  const picture = cleanPicture(html, prefix);
  return brotliCompressSync(picture.html).length > LARGEST_BYTES ? undefined : picture;
}

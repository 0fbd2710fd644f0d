import { brotliCompressSync, constants } from 'node:zlib';
import type { DrawnPicture, PictureMaker } from '#model/demo/PictureMaker.ts';
import { cleanPicture } from './cleanPicture.ts';
import { dropUnusedClasses } from './dropUnusedClasses.ts';
import { loadChartDrawer } from './drawCharts.ts';
import { loadGridDrawer } from './drawGrids.ts';
import { stretchBars } from './stretchBars.ts';

/** The text of a page doesn't wait for more than this. */
const LARGEST_BYTES = 5_000;

/** Qualities of Brotli. The best one takes a tenth of a second, and most pictures are small enough without it. */
const FAST = 5;
const BEST = 11;

/** Its header is a row too, but without an index. */
const GRID_ROW = /data-rowindex=/;

let maker: Promise<PictureMaker<Element>> | undefined;

/** Loads the packages that draw charts and grids when the first page needs them. */
export function loadPictureMaker(): Promise<PictureMaker<Element>> {
  maker ??= createPictureMaker();
  return maker;
}

async function createPictureMaker(): Promise<PictureMaker<Element>> {
  const [drawCharts, drawGrids] = await Promise.all([loadChartDrawer(), loadGridDrawer()]);
  return {
    drawCharts: ({ charts, isFramed }, prefix, render) => {
      const html = drawCharts(charts, render);
      if (isFramed) return html === undefined ? undefined : cleanPicture(html, prefix);
      return finish(html, prefix);
    },
    drawGrids: (screen, prefix, mount) => {
      const mounted = drawGrids(screen, mount);
      return finish(mounted?.html, prefix, mounted?.css);
    },
  };
}

function finish(html: string | undefined, prefix: string, css?: string): DrawnPicture | undefined {
  if (html === undefined) return undefined;
  const clean = cleanPicture(html, prefix);
  const picture =
    css === undefined
      ? clean
      : {
          ...clean,
          html: stretchBars(dropUnusedClasses(clean.html, css)),
          isLoading: !GRID_ROW.test(html),
        };
  return isSmall(picture.html, FAST) || isSmall(picture.html, BEST) ? picture : undefined;
}

function isSmall(html: string, quality: number): boolean {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  return brotliCompressSync(html, { params }).length <= LARGEST_BYTES;
}

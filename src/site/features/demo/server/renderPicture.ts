import type { ComponentType } from 'react';
import type { DemoData, DemoPicture, PictureSizes } from '#model/demo/Demo.ts';
import type { DrawnPicture, PictureMaker, PictureScreen } from '#model/demo/PictureMaker.ts';
import { createDemoCache } from '../runtime/createDemoCache.ts';
import { extractPictureStyles, joinStyles } from './extractStyles.ts';
import type { DemoStyles } from './extractStyles.ts';
import { mergeStyles } from './mergeStyles.ts';
import { mountInTheme } from './mountInTheme.tsx';
import { recordStyles } from './recordStyles.ts';
import { importDemo, renderInTheme, stillTheme } from './renderDemo.tsx';

export interface RenderedPicture {
  picture: DemoPicture;
  styles: DemoStyles;
}

/** Widths of the viewports in which charts and grids are measured. */
const WIDTHS = { xs: 390, lg: 1440 };

const rendered = new WeakMap<ComponentType, RenderedPicture | undefined>();

/** A demo, and the sizes of what it shows. */
export type PicturedDemo = Pick<DemoData, 'id' | 'name' | 'charts' | 'framedCharts' | 'grids'>;

/**
 * Renders a demo as a picture for each width, once for the pages of all languages. Returns nothing if no charts or grids were measured,
 * or if the picture is too large.
 */
export async function renderPicture(
  { id, name, charts, framedCharts, grids }: PicturedDemo,
  loadMaker: () => Promise<PictureMaker<Element>>,
): Promise<RenderedPicture | undefined> {
  const isFramed = !grids && !charts;
  const drawnCharts = charts ?? framedCharts;
  if (!grids && !drawnCharts) return undefined;
  const maker = await loadMaker();
  const Demo = await importDemo(id);
  const draw = grids ? drawGrids : drawCharts;
  if (!rendered.has(Demo)) {
    const drawFor = (range: Range) => {
      const screen = {
        width: WIDTHS[range],
        grids: grids?.[range] ?? [],
        charts: drawnCharts?.[range] ?? [],
        isFramed,
      };
      return draw(Demo, screen, `${name}-${range}-`, maker);
    };
    rendered.set(Demo, render(name, drawFor, grids?.xs ?? drawnCharts?.xs));
  }
  return rendered.get(Demo);
}

type Range = keyof PictureSizes;
type Drawn = [picture: DrawnPicture | undefined, styles: DemoStyles];

function render(
  name: string,
  draw: (range: Range) => Drawn,
  narrowSizes: PictureSizes['xs'],
): RenderedPicture | undefined {
  const [lg, styles] = draw('lg');
  if (!lg) return undefined;
  const [xs, narrowStyles = new Map()] = narrowSizes?.length ? draw('xs') : [];
  const narrow = narrowSizes?.length === 0 ? '' : xs?.html;
  return {
    picture: {
      label: lg.names.join(', ') || name,
      lg: lg.html,
      ...(narrow === undefined ? {} : { xs: narrow }),
      ...(lg.isLoading ? { isLoading: true } : {}),
    },
    styles: joinStyles([styles, narrowStyles]),
  };
}

type Draw = (
  Demo: ComponentType,
  screen: PictureScreen,
  prefix: string,
  maker: PictureMaker<Element>,
) => Drawn;

const drawCharts: Draw = (Demo, screen, prefix, maker) => {
  let styles: DemoStyles = new Map();
  const cache = createDemoCache('css');
  const picture = maker.drawCharts(screen, prefix, () => {
    const output = renderInTheme(Demo, '', cache, stillTheme);
    styles = output.styles;
    return output.html;
  });
  return [picture, styles];
};

const drawGrids: Draw = (Demo, screen, prefix, maker) => {
  const cache = createDemoCache('css');
  const styles = recordStyles(cache);
  const picture = maker.drawGrids(screen, prefix, (page, runTasks) => {
    const html = mountInTheme(Demo, page, cache, runTasks);
    if (html === undefined) return undefined;
    return { html: mergeStyles(html, styles), css: [...styles.values()].join('') };
  });
  if (!picture) return [undefined, new Map()];
  // Much of what a grid has prepared isn't in the picture, such as menus.
  const used = [...styles].filter(([names]) => picture.html.includes(`css-${names.split(' ')[0]}`));
  const own = extractPictureStyles(picture.html);
  return [{ ...picture, html: own.html }, new Map([...own.styles, ...used])];
};

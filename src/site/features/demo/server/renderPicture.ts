import type { ChartSize, DemoCharts, DemoPicture } from '#model/demo/Demo.ts';
import type { PictureMaker } from '#model/demo/PictureMaker.ts';
import { createDemoCache } from '../runtime/createDemoCache.ts';
import { joinStyles } from './extractStyles.ts';
import type { DemoStyles } from './extractStyles.ts';
import { importDemo, renderInTheme } from './renderDemo.tsx';

export interface RenderedPicture {
  picture: DemoPicture;
  styles: DemoStyles;
}

/** Renders a demo as a picture for each width. Returns nothing if that isn't possible or if it's too large. */
export async function renderPicture(
  id: string,
  charts: DemoCharts,
  makePicture: PictureMaker,
): Promise<RenderedPicture | undefined> {
  const Demo = await importDemo(id);
  const name = id.slice(id.lastIndexOf('/') + 1);
  const styles: DemoStyles[] = [];
  const draw = (range: keyof DemoCharts, sizes: readonly ChartSize[]) => {
    const cache = createDemoCache('css');
    return makePicture(sizes, `${name}-${range}-`, () => {
      const rendered = renderInTheme(Demo, '', cache);
      styles.push(rendered.styles);
      return rendered.html;
    });
  };
  const lg = draw('lg', charts.lg);
  if (!lg) return undefined;
  const xs = charts.xs && draw('xs', charts.xs);
  const label = lg.names.join(', ') || name;
  return {
    picture: { label, lg: lg.html, ...(xs ? { xs: xs.html } : {}) },
    styles: joinStyles(styles),
  };
}

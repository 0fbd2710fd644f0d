import type { TableMaker } from '#model/demo/ChartTable.ts';
import { getPicturePath } from '#model/demo/Demo.ts';
import type { DemoData } from '#model/demo/Demo.ts';
import type { PictureMaker } from '#model/demo/PictureMaker.ts';
import { renderDemo } from './renderDemo.tsx';
import { renderPicture } from './renderPicture.ts';
import { hasVisibleText } from './hasVisibleText.ts';
import { joinStyles } from './extractStyles.ts';
import type { DemoStyles } from './extractStyles.ts';

/** The demos of a page, and the styles they start with, which its head contains once. */
export interface RenderedDemos {
  demos: Record<string, DemoData>;
  styles: DemoStyles;
}

/** What only a build has: the packages behind charts and grids. */
export interface DemoMakers {
  loadPictureMaker: () => Promise<PictureMaker<Element>>;
  loadTableMaker: () => Promise<TableMaker>;
}

/**
 * Adds the HTML of the demos that can be rendered without a browser. Styles that are already in the page don't have to be inserted
 * by Emotion, which would make the browser lay out the whole page after each insertion. Demos with measured charts or grids get a picture, and those
 * whose charts show a known amount of data get tables.
 */
export async function renderDemos(
  demos: Readonly<Record<string, DemoData>>,
  makers?: DemoMakers,
): Promise<RenderedDemos> {
  const withHtml: Record<string, DemoData> = {};
  const styles: DemoStyles[] = [];
  for (const [name, demo] of Object.entries(demos)) {
    if (!isUseful(demo)) {
      withHtml[name] = demo;
      continue;
    }
    const isComplete = demo.rendersAtBuild === 'all';
    // Nothing that can be rendered completely has a chart.
    const rendered = await renderDemo(demo.id, isComplete ? undefined : makers?.loadTableMaker);
    styles.push(rendered.styles);
    const html = isComplete ? rendered.html : '';
    const drawn = makers && (await renderPicture(demo, makers.loadPictureMaker));
    // The styles of a picture in a file are there too.
    const isFramed = demo.framedCharts !== undefined;
    if (drawn && !isFramed) styles.push(drawn.styles);
    withHtml[name] = {
      ...demo,
      ...(hasVisibleText(html) ? { html } : {}),
      ...(drawn && !isFramed ? { picture: drawn.picture } : {}),
      ...(drawn && isFramed
        ? { framedPicture: { label: drawn.picture.label, src: getPicturePath(demo.id) } }
        : {}),
      ...(rendered.tables.length > 0 ? { hasTables: true } : {}),
    };
  }
  return { demos: withHtml, styles: joinStyles(styles) };
}

/** Loading a grid takes seconds, which a build spends once and the development server at every start. */
function isUseful({ rendersAtBuild }: DemoData): boolean {
  return import.meta.env.PROD ? rendersAtBuild !== 'nothing' : rendersAtBuild === 'all';
}

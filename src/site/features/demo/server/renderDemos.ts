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

/**
 * Adds the HTML of the demos that can be rendered without a browser. Styles that are already in the page don't have to be inserted
 * by Emotion, which would make the browser lay out the whole page after each insertion. Demos with measured charts or grids get a picture.
 */
export async function renderDemos(
  demos: Readonly<Record<string, DemoData>>,
  loadPictureMaker?: () => Promise<PictureMaker<Element>>,
): Promise<RenderedDemos> {
  const withHtml: Record<string, DemoData> = {};
  const styles: DemoStyles[] = [];
  for (const [name, demo] of Object.entries(demos)) {
    if (!isUseful(demo)) {
      withHtml[name] = demo;
      continue;
    }
    const rendered = await renderDemo(demo.id);
    styles.push(rendered.styles);
    const html = demo.rendersAtBuild === 'all' ? rendered.html : '';
    withHtml[name] = hasVisibleText(html) ? { ...demo, html } : demo;
    const drawn = loadPictureMaker && (await renderPicture(demo, loadPictureMaker));
    if (!drawn) continue;
    styles.push(drawn.styles);
    withHtml[name] = { ...demo, picture: drawn.picture };
  }
  return { demos: withHtml, styles: joinStyles(styles) };
}

/** Loading a grid takes seconds, which a build spends once and the development server at every start. */
function isUseful({ rendersAtBuild }: DemoData): boolean {
  return import.meta.env.PROD ? rendersAtBuild !== 'nothing' : rendersAtBuild === 'all';
}

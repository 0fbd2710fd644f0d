import type { DemoData } from '#model/demo/Demo.ts';
import { renderDemo } from './renderDemo.tsx';
import type { RenderedDemo } from './renderDemo.tsx';
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
 * by Emotion, which would make the browser lay out the whole page after each insertion.
 */
export async function renderDemos(
  demos: Readonly<Record<string, DemoData>>,
): Promise<RenderedDemos> {
  const withHtml: Record<string, DemoData> = {};
  const styles: DemoStyles[] = [];
  for (const [name, demo] of Object.entries(demos)) {
    const rendered = await renderIfUseful(demo);
    if (rendered) styles.push(rendered.styles);
    const html = demo.rendersAtBuild === 'all' ? rendered?.html : undefined;
    withHtml[name] = html && hasVisibleText(html) ? { ...demo, html } : demo;
  }
  return { demos: withHtml, styles: joinStyles(styles) };
}

/** Loading a grid for its styles alone takes seconds, which a build spends once and the development server at every start. */
async function renderIfUseful({ id, rendersAtBuild }: DemoData): Promise<RenderedDemo | undefined> {
  const isUseful = import.meta.env.PROD ? rendersAtBuild !== 'nothing' : rendersAtBuild === 'all';
  return isUseful ? renderDemo(id) : undefined;
}

import type { DemoData } from '#model/demo/Demo.ts';
import { renderDemo } from './renderDemo.tsx';
import { joinStyles } from './extractStyles.ts';
import type { DemoStyles } from './extractStyles.ts';

/** The demos of a page as it shows them, and the rules they begin with, to stand once in its head. */
export interface RenderedDemos {
  demos: Record<string, DemoData>;
  styles: DemoStyles;
}

/**
 * The demos of one page with the HTML of those that can be drawn without a browser. Rules that Emotion finds in the page it need
 * not write, and after each writing the browser would lay the whole page out anew.
 */
export async function renderDemos(
  demos: Readonly<Record<string, DemoData>>,
): Promise<RenderedDemos> {
  const rendered: Record<string, DemoData> = {};
  const styles: DemoStyles[] = [];
  for (const [name, demo] of Object.entries(demos)) {
    const drawing = demo.rendersAtBuild === 'nothing' ? undefined : await renderDemo(demo.id);
    if (drawing) styles.push(drawing.styles);
    const html = demo.rendersAtBuild === 'all' ? drawing?.html : undefined;
    rendered[name] = html && hasSomethingToShow(html) ? { ...demo, html } : demo;
  }
  return { demos: rendered, styles: joinStyles(styles) };
}

function hasSomethingToShow(html: string): boolean {
  return /[^\s]/.test(html.replace(/<[^>]*>/g, ''));
}

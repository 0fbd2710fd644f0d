import type { DemoData } from '#model/demo/Demo.ts';

/** A demo of the page is known by its name, `#SalesBars`, and one of another page by the link to it. */
export function findExampleDemo(demos: Readonly<Record<string, DemoData>>, href: string): DemoData {
  const demo = demos[href.replace(/^#/, '')];
  if (!demo) throw new Error(`There is no demo at ${href}.`);
  return demo;
}

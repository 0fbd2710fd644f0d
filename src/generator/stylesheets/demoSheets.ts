import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { joinDemoStyles, splitDemoStyles } from '#model/demo/demoStyles.ts';
import { hashWithSha256 } from '../files/hashWithSha256.ts';

/** Rules of components that many guides of a family show. */
export interface DemoSheet {
  /** `react-charts` */
  family: string;
  /** `/x/_astro/demo-styles-react-charts.1a2b3c4d.css` */
  href: string;
  rules: ReadonlySet<string>;
}

const ASSETS = '/x/_astro/';
const NAME = /^demo-styles-(.+)\.[\w-]{8}\.css$/;

export function writeDemoSheet(dist: string, family: string, rules: readonly string[]): DemoSheet {
  const href = writeSheet(dist, `demo-styles-${family}`, joinDemoStyles(rules));
  return { family, href, rules: new Set(rules) };
}

/** Writes the rules that only one page needs, or a page and its translation. Returns the URL. */
export function writeOwnSheet(dist: string, css: string): string {
  return writeSheet(dist, 'demo-page', css);
}

function writeSheet(dist: string, name: string, css: string): string {
  const href = `${ASSETS}${name}.${hashWithSha256(Buffer.from(css)).slice(0, 8)}.css`;
  const file = path.join(dist, href);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, css);
  return href;
}

/** The stylesheets of families that the last whole build has written. */
export function readDemoSheets(dist: string): DemoSheet[] {
  const names = readdirSync(path.join(dist, ASSETS)).sort();
  return names.flatMap((name): DemoSheet[] => {
    const family = NAME.exec(name)?.[1];
    if (family === undefined) return [];
    const css = readFileSync(path.join(dist, ASSETS, name), 'utf8');
    return [{ family, href: ASSETS + name, rules: new Set(splitDemoStyles(css)) }];
  });
}

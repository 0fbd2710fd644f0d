import path from 'node:path';
import type { DemoCodeFile } from '#model/demo/Demo.ts';
import { highlight, isCodeLanguage } from '../markdown/highlight.ts';
import { toJavaScript, toJavaScriptName } from './toJavaScript.ts';

type Links = ReadonlyMap<string, string>;

/** One file of a demo, highlighted, in TypeScript and JavaScript. */
export async function highlightDemoFile(
  name: string,
  source: string,
  links: Links,
): Promise<DemoCodeFile> {
  const TS = { name, source, html: highlightFile(name, source, links) };
  if (!/\.tsx?$/.test(name)) return { TS, JS: TS };
  const jsName = toJavaScriptName(name);
  const js = await toJavaScript(source);
  return { TS, JS: { name: jsName, source: js, html: highlightFile(jsName, js, links) } };
}

function highlightFile(name: string, source: string, links: Links): string {
  const extension = path.extname(name).slice(1);
  return highlight(source.trimEnd(), isCodeLanguage(extension) ? extension : 'text', { links });
}

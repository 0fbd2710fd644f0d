import path from 'node:path';
import type { DemoCode, DemoCodeFile, DemoCodeStyling } from '#model/Demo.ts';
import { CACHE_DIR } from '../content/directories.ts';
import { createFileCache } from '../content/FileCache.ts';
import { highlight, isCodeLanguage } from '../markdown/highlight.ts';
import { listStylings, readDemoFiles } from './demoFiles.ts';
import type { SourceFile } from './demoFiles.ts';
import { extractPreview } from './extractPreview.ts';
import { toJavaScript, toJavaScriptName } from './toJavaScript.ts';

/** Raise when what is made from a source changes, so that nothing old is taken from the cache. */
const VERSION = 2;
const cache = createFileCache<DemoCodeFile>(path.join(CACHE_DIR, 'demo-code'), VERSION);

/** All code of a demo, in both variants and every styling. */
export async function createDemoCode(id: string): Promise<DemoCode> {
  const stylings = await Promise.all(
    listStylings(id).map(async ({ styling, file }): Promise<DemoCodeStyling> => {
      const files = await Promise.all(readDemoFiles(file).map(createFile));
      const preview = createPreview(files[0]);
      return { styling, files, ...(preview ? { preview } : {}) };
    }),
  );
  return { id, name: path.basename(id), stylings };
}

function createFile({ name, source }: SourceFile): Promise<DemoCodeFile> {
  return cache.get(`${name}\n${source}`, async () => {
    const TS = { name, source, html: highlightFile(name, source) };
    if (!/\.tsx?$/.test(name)) return { TS, JS: TS };
    const jsName = toJavaScriptName(name);
    const js = await toJavaScript(source);
    return { TS, JS: { name: jsName, source: js, html: highlightFile(jsName, js) } };
  });
}

function createPreview(main: DemoCodeFile | undefined): DemoCodeStyling['preview'] {
  const ts = main && extractPreview(main.TS.source);
  const js = main && extractPreview(main.JS.source);
  if (!ts || !js) return undefined;
  return { TS: highlight(ts, 'tsx'), JS: highlight(js, 'jsx') };
}

function highlightFile(name: string, source: string): string {
  const extension = path.extname(name).slice(1);
  return highlight(source.trimEnd(), isCodeLanguage(extension) ? extension : 'text');
}

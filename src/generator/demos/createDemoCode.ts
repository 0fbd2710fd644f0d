import path from 'node:path';
import type { DemoCode, DemoCodeFile, DemoCodeStyling } from '#model/demo/Demo.ts';
import { foldDataSet } from '#model/demo/foldDataSet.ts';
import type { ApiLinker } from '../api-reference/createApiLinker.ts';
import { getSiteApiLinker } from '../api-reference/siteApiLinker.ts';
import { hashKey } from '../files/createCache.ts';
import { openCache } from '../files/openCache.ts';
import { findCodeLinks } from '../markdown/findCodeLinks.ts';
import { highlight, isCodeLanguage } from '../markdown/highlight.ts';
import { createDataSet } from './createDataSet.ts';
import { listStylings, readDemoFiles } from './demoFiles.ts';
import type { SourceFile } from './demoFiles.ts';
import { extractPreview } from './extractPreview.ts';
import { getCodeVersion } from './getCodeVersion.ts';
import { toJavaScript, toJavaScriptName } from './toJavaScript.ts';

const cache = openCache('demo-code');

interface Styled {
  styling: DemoCodeStyling['styling'];
  sources: readonly SourceFile[];
}

/** The latest code of each demo and the sources it came from: pages in all languages, Markdown, and downloads ask for the same. */
const made = new Map<string, { from: string; code: Promise<DemoCode> }>();

/** All code of a demo in both variants and every styling. Shared data sets are folded to their first rows. */
export function createDemoCode(id: string): Promise<DemoCode> {
  const stylings = listStylings(id).map(({ styling, file }) => {
    return { styling, sources: readDemoFiles(file) };
  });
  const from = JSON.stringify(stylings);
  const known = made.get(id);
  if (known?.from === from) return known.code;
  const code = create(id, stylings);
  made.set(id, { from, code });
  return code;
}

async function create(id: string, styled: readonly Styled[]): Promise<DemoCode> {
  const linker = await getSiteApiLinker();
  const stylings = await Promise.all(
    styled.map(async ({ styling, sources }): Promise<DemoCodeStyling> => {
      const files = await Promise.all(sources.map((source) => createFile(source, linker)));
      const preview = createPreview(files[0], linker);
      return { styling, files, ...(preview ? { preview } : {}) };
    }),
  );
  return { id, name: path.basename(id), stylings };
}

async function createFile(
  { name, source, dataSet }: SourceFile,
  linker: ApiLinker,
): Promise<DemoCodeFile> {
  if (dataSet) return foldDataSet(await createDataSet(dataSet));
  const links = findCodeLinks(source, linker);
  return cache.get(hashKey(getCodeVersion(), name, source, [...links]), async () => {
    const TS = { name, source, html: highlightFile(name, source, links) };
    if (!/\.tsx?$/.test(name)) return { TS, JS: TS };
    const jsName = toJavaScriptName(name);
    const js = await toJavaScript(source);
    return { TS, JS: { name: jsName, source: js, html: highlightFile(jsName, js, links) } };
  });
}

function createPreview(
  main: DemoCodeFile | undefined,
  linker: ApiLinker,
): DemoCodeStyling['preview'] {
  const ts = main && extractPreview(main.TS.source);
  const js = main && extractPreview(main.JS.source);
  if (!ts || !js) return undefined;
  const links = findCodeLinks(main.TS.source, linker);
  return { TS: highlight(ts, 'tsx', { links }), JS: highlight(js, 'jsx', { links }) };
}

function highlightFile(name: string, source: string, links: ReadonlyMap<string, string>): string {
  const extension = path.extname(name).slice(1);
  return highlight(source.trimEnd(), isCodeLanguage(extension) ? extension : 'text', { links });
}

import path from 'node:path';
import type { DemoCode, DemoCodeFile, DemoCodeStyling } from '#model/demo/Demo.ts';
import type { ApiLinker } from '../api-reference/createApiLinker.ts';
import { getSiteApiLinker } from '../api-reference/siteApiLinker.ts';
import { CACHE_DIR } from '../files/directories.ts';
import { createFileCache } from '../files/FileCache.ts';
import { findCodeLinks } from '../markdown/findCodeLinks.ts';
import { highlight, isCodeLanguage } from '../markdown/highlight.ts';
import { listStylings, readDemoFiles } from './demoFiles.ts';
import type { SourceFile } from './demoFiles.ts';
import { extractPreview } from './extractPreview.ts';
import { toJavaScript, toJavaScriptName } from './toJavaScript.ts';

/** Raise when what is made from a source changes, so that nothing old is taken from the cache. */
const VERSION = 3;
const cache = createFileCache<DemoCodeFile>(path.join(CACHE_DIR, 'demo-code'), VERSION);

interface Styled {
  styling: DemoCodeStyling['styling'];
  sources: readonly SourceFile[];
}

/** What was made last of a demo, and of what: pages of all languages, twins and downloads ask for the same. */
const made = new Map<string, { from: string; code: Promise<DemoCode> }>();

/** All code of a demo, in both variants and every styling. */
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

function createFile({ name, source }: SourceFile, linker: ApiLinker): Promise<DemoCodeFile> {
  const links = findCodeLinks(source, linker);
  return cache.get(`${name}\n${source}\n${JSON.stringify([...links])}`, async () => {
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

import path from 'node:path';
import type { DemoCode, DemoCodeFile, DemoCodeStyling } from '#model/demo/Demo.ts';
import { foldDataSet } from '#model/demo/foldDataSet.ts';
import type { ApiLinker } from '../api-reference/createApiLinker.ts';
import { getSiteApiLinker } from '../api-reference/siteApiLinker.ts';
import { hashKey } from '../files/createCache.ts';
import { loadSource } from '../files/loadSource.ts';
import { openCache } from '../files/openCache.ts';
import { findCodeLinks } from '../markdown/findCodeLinks.ts';
import { createDataSet } from './createDataSet.ts';
import { listStylings, readDemoFiles } from './demoFiles.ts';
import type { SourceFile } from './demoFiles.ts';
import { getCodeVersion, HIGHLIGHT_FILE, HIGHLIGHT_PREVIEW } from './getCodeVersion.ts';

const cache = openCache('demo-code');

type FileHighlighter = typeof import('./highlightDemoFile.ts');
type PreviewHighlighter = typeof import('./highlightPreview.ts');

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
      const preview = await createPreview(files[0], linker);
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
    // The compiler, the formatter and the highlighter take a second to load, so they're loaded only when needed.
    const { highlightDemoFile } = loadSource<FileHighlighter>(HIGHLIGHT_FILE);
    return highlightDemoFile(name, source, links);
  });
}

async function createPreview(
  main: DemoCodeFile | undefined,
  linker: ApiLinker,
): Promise<DemoCodeStyling['preview']> {
  if (!main) return undefined;
  const sources = [main.TS.source, main.JS.source];
  const links = findCodeLinks(main.TS.source, linker);
  const key = hashKey(getCodeVersion(), 'preview', sources, [...links]);
  const preview = await cache.get(key, async () => {
    const { highlightPreview } = loadSource<PreviewHighlighter>(HIGHLIGHT_PREVIEW);
    return highlightPreview(main, links) ?? null;
  });
  return preview ?? undefined;
}

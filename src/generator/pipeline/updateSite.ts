import path from 'node:path';
import { throwAll } from '#model/errors/DocsError.ts';
import { readSources } from '../checks/readSources.ts';
import type { PageSource } from '../content/readPage.ts';
import { prepareDelivery } from '../delivery/prepareDelivery.ts';
import type { BuildInputs } from '../files/buildInputs.ts';
import { hashInputs, removeBuildStamp, writeBuildStamp } from '../files/buildStamp.ts';
import { toProjectPath } from '../files/directories.ts';
import { bundleMcp } from '../machine-docs/bundleMcp.ts';
import { readStore, stampSearchFiles } from '../machine-docs/stampSearchFiles.ts';
import { buildOffline } from '../offline/buildOffline.ts';
import { runStep } from '../processes/runStep.ts';
import { createSearchFiles } from '../search/createSearchFiles.ts';
import { writeSearchFiles } from '../search/writeSearchFiles.ts';
import { describePages, readBuildState, writeBuildState } from './buildState.ts';
import { findAffectedPages } from './findAffectedPages.ts';
import { findChange } from './findChange.ts';
import { watchFiles } from './watchFiles.ts';

/**
 * Brings a built site up to date without building everything. Returns false, with nothing written, when that isn't possible.
 * The result is the same as that of a whole build, byte by byte.
 */
export async function updateSite(
  dist: string,
  before: BuildInputs,
  inputs: BuildInputs,
): Promise<boolean> {
  const change = findChange(before, inputs);
  if (change.kind === 'everything') return false;
  const state = readBuildState(dist, hashInputs(before));
  if (!state) return false;
  let { pages, edited } = state;
  if (change.kind === 'server') await updateServer(dist);
  else {
    const sources = await readContent();
    pages = describePages(sources);
    const affected = findAffectedPages(state.pages, pages, change.files);
    edited = [...new Set([...edited, ...change.files])].sort();
    // Imports of a text would have to be bundled.
    const isBundled = ({ file, tree }: PageSource) =>
      edited.includes(toProjectPath(file)) && hasImports(tree);
    if (!affected || sources.some(isBundled)) return false;
    await updatePages(dist, edited, affected);
  }
  writeBuildStamp(dist, inputs);
  writeBuildState({ dist, hash: hashInputs(inputs), pages, edited });
  return true;
}

async function updateServer(dist: string): Promise<void> {
  removeBuildStamp(dist);
  await runStep('MCP server', async () => void (await bundleMcp(path.join(dist, '_mcp'))));
}

async function readContent(): Promise<PageSource[]> {
  let sources: PageSource[] = [];
  await runStep('content', () => {
    const { pages, faults } = readSources();
    throwAll(faults);
    sources = pages;
    return `${pages.length} texts`;
  });
  return sources;
}

function hasImports(tree: PageSource['tree']): boolean {
  return tree.children.some(({ type }) => type === 'mdxjsEsm');
}

async function updatePages(
  dist: string,
  files: readonly string[],
  pathnames: readonly string[],
): Promise<void> {
  removeBuildStamp(dist);
  const watch = watchFiles(dist);
  await runStep('pages', async (onProgress) => {
    const { renderUpdate } = await import('./renderUpdate.ts');
    const { rendered, pages } = await renderUpdate({ dist, files, pathnames, onProgress });
    return `${pages} pages and ${rendered - pages} other files`;
  });
  await runStep('search', async () => {
    const searchFiles = await createSearchFiles();
    writeSearchFiles(dist, stampSearchFiles(searchFiles, readStore(dist)));
    return `${searchFiles.length} files`;
  });
  await runStep('offline', async () => {
    const { sets } = await buildOffline(dist);
    return `${sets.length} sets`;
  });
  await runStep('compression', async (onProgress) => {
    const changed = watch.listChanged();
    const { created } = await prepareDelivery({ directory: dist, changed, onProgress });
    return `${changed.size} files, ${created} copies created`;
  });
}

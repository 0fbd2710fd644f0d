import { cpSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { throwAll } from '#model/errors/DocsError.ts';
import type { SearchFile } from '#model/search/SearchFile.ts';
import { createCards } from '../cards/createCards.ts';
import { readSources } from '../checks/readSources.ts';
import { findPageFiles } from '../content/findPageFiles.ts';
import type { PageSource } from '../content/readPage.ts';
import { getSite } from '../content/Site.ts';
import { prepareDelivery } from '../delivery/prepareDelivery.ts';
import { removeWithCopies } from '../delivery/removeWithCopies.ts';
import type { BuildInputs } from '../files/buildInputs.ts';
import { hashInputs, removeBuildStamp, writeBuildStamp } from '../files/buildStamp.ts';
import { CACHE_DIR, toProjectPath } from '../files/directories.ts';
import { getFixturesDir } from '../fixtures/getFixturesDir.ts';
import { separateFixtures } from '../fixtures/separateFixtures.ts';
import { bundleMcp } from '../machine-docs/bundleMcp.ts';
import { readStore, stampSearchFiles } from '../machine-docs/stampSearchFiles.ts';
import { buildOffline, prepareOffline } from '../offline/buildOffline.ts';
import { runStep } from '../processes/runStep.ts';
import { createSearchFiles } from '../search/createSearchFiles.ts';
import { writeSearchFiles } from '../search/writeSearchFiles.ts';
import { describePages, readBuildState, writeBuildState } from './buildState.ts';
import type { BuildState } from './buildState.ts';
import { findAffectedPages } from './findAffectedPages.ts';
import { findChange, isPageText } from './findChange.ts';
import { addRendered } from './renderedFiles.ts';
import { startUpdate } from './startUpdate.ts';
import { watchFiles } from './watchFiles.ts';

const STAGING = path.join(CACHE_DIR, 'update');
const STAGING_RENDERED = path.join(CACHE_DIR, 'update-rendered');

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
  if (change.kind === 'everything' || change.kind === 'pages') return false;
  const state = readBuildState(dist, hashInputs(before));
  if (!state) return false;
  const next =
    change.kind === 'server'
      ? await updateServer(dist, state)
      : await updateTexts(dist, state, addLinking(state, change.files));
  if (!next) return false;
  writeBuildStamp(dist, inputs);
  writeBuildState({ ...next, hash: hashInputs(inputs) });
  return true;
}

async function updateServer(dist: string, state: BuildState): Promise<BuildState> {
  removeBuildStamp(dist);
  await runStep('MCP server', async () => void (await bundleMcp(path.join(dist, '_mcp'))));
  return state;
}

async function updateTexts(
  dist: string,
  state: BuildState,
  files: readonly string[],
): Promise<BuildState | undefined> {
  const edited = [...new Set([...state.edited, ...files.filter(isPageText)])].sort();
  const update = startUpdate(edited);
  try {
    const sources = await checkContent();
    const pages = describePages(sources);
    const { navigation } = getSite();
    const affected = findAffectedPages(state, { pages, navigation }, files);
    if (!affected) return undefined;
    let searchFiles: readonly SearchFile[] = [];
    let removed: readonly string[] = [];
    await runStep('pages', async (onProgress) => {
      const [result] = await Promise.all([
        update.render({ dist, staging: STAGING, rendered: STAGING_RENDERED, affected }, onProgress),
        // The other process needs longer, so there's time for the search files and for reading what stays the same.
        createSearchFiles().then((files) => {
          searchFiles = files;
          prepareOffline(dist);
        }),
      ]);
      removed = result.removed;
      return `${result.pages} pages and ${result.files} other files`;
    });
    await publish(dist, searchFiles, affected.edited, removed);
    return { ...state, pages, navigation, edited };
  } finally {
    update.stop();
    for (const folder of [STAGING, STAGING_RENDERED])
      rmSync(folder, { recursive: true, force: true });
  }
}

/** Adds the texts that already link to a new page. They were compiled when it was only planned. */
function addLinking(state: BuildState, files: readonly string[]): string[] {
  const all = findPageFiles().files.map(({ pathname, file }) => {
    return { pathname, file, name: toProjectPath(file) };
  });
  const added = all.filter(({ name }) => files.includes(name) && !state.pages[name]);
  const linking = all.filter(({ file }) => {
    const text = readFileSync(file, 'utf8');
    return added.some(({ pathname }) => text.includes(pathname));
  });
  return [...new Set([...files, ...linking.map(({ name }) => name)])];
}

async function checkContent(): Promise<PageSource[]> {
  let sources: PageSource[] = [];
  await runStep('content', () => {
    const { pages, faults } = readSources();
    throwAll(faults);
    sources = pages;
    return `${pages.length} texts`;
  });
  return sources;
}

/** Copies what was rendered into the site and renews everything that is derived from its files. */
async function publish(
  dist: string,
  searchFiles: readonly SearchFile[],
  guides: readonly string[],
  removed: readonly string[],
): Promise<void> {
  removeBuildStamp(dist);
  const watch = watchFiles(dist);
  cpSync(STAGING, dist, { recursive: true });
  addRendered(STAGING_RENDERED);
  for (const pathname of removed) removeWithCopies(path.join(dist, pathname));
  const fixtures = separateFixtures(dist);
  await runStep('cards', async () => {
    const { created, cached } = await createCards(dist, guides);
    return `${created} created, ${cached} from the cache`;
  });
  await runStep('search', () => {
    const files = stampSearchFiles(searchFiles, readStore(dist));
    return `${writeSearchFiles(dist, files)} files`;
  });
  await runStep('offline', async () => {
    const { sets } = await buildOffline(dist);
    return `${sets.length} sets`;
  });
  await runStep('compression', async (onProgress) => {
    const changed = watch.listChanged();
    const { created } = await prepareDelivery({ directory: dist, changed, onProgress });
    if (fixtures > 0) await prepareDelivery({ directory: getFixturesDir(dist) });
    return `${changed.size} files, ${created} copies created`;
  });
}

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { throwAll } from '#model/errors/DocsError.ts';
import { loadSiteApi } from '../api-reference/loadApi.ts';
import { createCards } from '../cards/createCards.ts';
import { getSite } from '../content/Site.ts';
import { readSources } from '../checks/readSources.ts';
import { siteConfig } from '#content/site.config.ts';
import { writeSecurityFile } from '../delivery/writeSecurityFile.ts';
import { compressAssets } from '../delivery/compressAssets.ts';
import { prepareDelivery } from '../delivery/prepareDelivery.ts';
import { readBuildInputs } from '../files/buildInputs.ts';
import type { BuildInputs } from '../files/buildInputs.ts';
import { hashInputs, removeBuildStamp, writeBuildStamp } from '../files/buildStamp.ts';
import { CACHE_DIR } from '../files/directories.ts';
import { evictCaches } from '../files/openCache.ts';
import { getFixturesDir } from '../fixtures/getFixturesDir.ts';
import { separateFixtures } from '../fixtures/separateFixtures.ts';
import { describeLicenseKey } from '../license-key/licenseKey.ts';
import { buildLiveModules, prepareLiveModules } from '../live-modules/buildLiveModules.ts';
import { bundleMcp } from '../machine-docs/bundleMcp.ts';
import { writeSbom } from '../packages/writeSbom.ts';
import { readStore, stampSearchFiles } from '../machine-docs/stampSearchFiles.ts';
import { buildOffline } from '../offline/buildOffline.ts';
import { runNode, runNodeQuietly } from '../processes/runNode.ts';
import { runStep } from '../processes/runStep.ts';
import { TaskFailure } from '../processes/runTask.ts';
import { createSearchFiles } from '../search/createSearchFiles.ts';
import { writeSearchFiles } from '../search/writeSearchFiles.ts';
import { shareDemoStyles } from '../stylesheets/shareDemoStyles.ts';
import { readUsedStylesheets } from '../stylesheets/trimStylesheets.ts';
import { describePages, readBuildState, removeBuildState, writeBuildState } from './buildState.ts';
import type { PageFacts } from './buildState.ts';
import { countPages } from './countPages.ts';
import { describeDemos } from './describeDemos.ts';
import { findChange } from './findChange.ts';
import { finishPages } from './finishPages.ts';
import { moveNotFoundPages } from './moveNotFoundPages.ts';
import { planRendering } from './planRendering.ts';
import { renderPages } from './renderPages.ts';
import { writeRenderPlan } from './renderPlanFile.ts';

/** What `npm run bench` reads about the last build. */
export interface BuildReport {
  seconds: number;
  pages: number;
}

export const BUILD_REPORT = path.join(CACHE_DIR, 'reports/build.json');

/** Builds the whole site. Errors in the content stop it before anything is written. */
export async function buildSite(
  dist: string,
  // Read before the build starts, so that a file that changes meanwhile counts as changed.
  inputs: BuildInputs = readBuildInputs(),
  /** The inputs of the build that is in `dist`, if what it rendered may be used again. */
  before?: BuildInputs,
): Promise<void> {
  const start = performance.now();
  console.log(describeLicenseKey());
  let facts: Record<string, PageFacts> = {};
  // It only writes to its cache, so it may run while the content is still being checked.
  const reference = keepError(runNode('src/generator/pipeline/readReference.ts'));
  await runStep('content', () => {
    const sources = readSources();
    throwAll(sources.faults);
    facts = describePages(sources.pages);
    return `${sources.pages.length} texts`;
  });
  await runStep('reference', async () => {
    const { code } = await reference;
    if (code !== 0) throw new TaskFailure('The reference of the packages could not be read.');
    const { families } = await loadSiteApi();
    return `${families.length} products`;
  });
  const { navigation } = getSite();
  const state = { dist, pages: facts, navigation, demos: describeDemos(), edited: [] };
  const last = before && readBuildState(dist, hashInputs(before));
  writeRenderPlan(last && planRendering(findChange(before, inputs), last, state));
  removeBuildStamp(dist);
  removeBuildState();
  const fixtures = getFixturesDir(dist);
  rmSync(fixtures, { recursive: true, force: true });
  // If this fails, rendering fails too and says why.
  void keepError(runNodeQuietly('src/generator/pipeline/fillCaches.ts'));
  let beside: ReturnType<typeof workBesideRendering> | undefined;
  await runStep('pages', async (onProgress) => {
    await renderPages(dist, (done, total) => {
      // An error is thrown by the step that needs the result.
      beside ??= keepError(workBesideRendering(dist));
      onProgress(done, total);
    });
    moveNotFoundPages(dist);
    return `${countPages(dist)} pages`;
  });
  const work = beside ?? workBesideRendering(dist);
  await runStep('cards', async () => {
    const { cards } = await work;
    return `${cards.created} created, ${cards.cached} from the cache`;
  });
  await runStep('finished pages', async () => {
    const { sheets } = await work;
    return `${await finishPages(dist, { sheets })} links removed`;
  });
  await runStep('styles of demos', () => {
    const { sheets, pages } = shareDemoStyles(dist);
    return `${sheets} stylesheets for ${pages} pages`;
  });
  await runStep('search', async () => {
    const files = await createSearchFiles();
    return `${writeSearchFiles(dist, stampSearchFiles(files, readStore(dist)))} files`;
  });
  await runStep('live modules', async () => {
    const { imports } = await buildLiveModules(dist);
    return `${imports} imports`;
  });
  await runStep('fixtures', () => `${separateFixtures(dist)} files kept for tests`);
  await runStep('offline', async () => {
    const { sets } = await buildOffline(dist);
    return `${sets.length} sets`;
  });
  await runStep('security contact', () => writeSecurityFile(dist, siteConfig));
  await runStep('compression', async (onProgress) => {
    const { compressed, created } = await prepareDelivery({ directory: dist, onProgress });
    await prepareDelivery({ directory: fixtures });
    return `${compressed} files, ${created} copies created`;
  });
  // After delivery, because it's packed and not served.
  await runStep('MCP server', async () => void (await bundleMcp(path.join(dist, '_mcp'))));
  await runStep('packages', () => `${writeSbom(dist)} listed`);
  evictCaches();
  writeBuildStamp(dist, inputs);
  writeBuildState({ ...state, hash: hashInputs(inputs) });
  // Counted last, because a later step adds the page in which edited code runs.
  const pages = countPages(dist);
  writeReport({ seconds: Math.round((performance.now() - start) / 100) / 10, pages });
}

/**
 * Rendering keeps one core busy, so another one makes the cards, reads and compresses what the bundler has written, which is
 * complete before the first page is rendered, and bundles the modules for code in editors, which a later step copies from the cache.
 */
async function workBesideRendering(dist: string) {
  const [cards] = await Promise.all([createCards(dist), compressAssets(dist)]);
  await prepareLiveModules();
  return { cards, sheets: readUsedStylesheets(dist) };
}

/** Without this, Node.js ends the process when a promise fails that nothing waits for yet. */
function keepError<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {});
  return promise;
}

function writeReport(report: BuildReport): void {
  mkdirSync(path.dirname(BUILD_REPORT), { recursive: true });
  writeFileSync(BUILD_REPORT, JSON.stringify(report));
}

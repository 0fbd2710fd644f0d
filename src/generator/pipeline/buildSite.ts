import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { throwAll } from '#model/errors/DocsError.ts';
import { buildLiveModules } from '../live-modules/buildLiveModules.ts';
import { loadSiteApi } from '../api-reference/loadApi.ts';
import { createCards } from '../cards/createCards.ts';
import { readSources } from '../checks/readSources.ts';
import { CACHE_DIR } from '../files/directories.ts';
import { prepareDelivery } from '../delivery/prepareDelivery.ts';
import { describeLicenseKey } from '../license-key/licenseKey.ts';
import { bundleMcp } from '../machine-docs/bundleMcp.ts';
import { writeSbom } from '../packages/writeSbom.ts';
import { readStore, stampSearchFiles } from '../machine-docs/stampSearchFiles.ts';
import { createSearchFiles } from '../search/createSearchFiles.ts';
import { writeSearchFiles } from '../search/writeSearchFiles.ts';
import { buildOffline } from '../offline/buildOffline.ts';
import { trimStylesheets } from '../stylesheets/trimStylesheets.ts';
import { hashInputs, removeBuildStamp, writeBuildStamp } from '../files/buildStamp.ts';
import { runCommand } from '../processes/runCommand.ts';
import { runStep } from '../processes/runStep.ts';
import { TaskFailure } from '../processes/runTask.ts';

/** What `npm run bench` is told about the last build. */
export interface BuildReport {
  seconds: number;
  pages: number;
}

export const BUILD_REPORT = path.join(CACHE_DIR, 'reports/build.json');

/** Content in, a folder of files out. Faults of the content stop it before anything is written. */
export async function buildSite(dist: string): Promise<void> {
  const start = performance.now();
  const hash = hashInputs();
  console.log(describeLicenseKey());
  await runStep('content', () => {
    const { pages, faults } = readSources();
    throwAll(faults);
    return `${pages.length} texts`;
  });
  await runStep('reference', async () => {
    const { families } = await loadSiteApi();
    return `${families.length} products`;
  });
  removeBuildStamp(dist);
  await runStep('pages', () => renderPages(dist));
  let pages = 0;
  await runStep('styles', () => {
    const trimmed = trimStylesheets(dist);
    pages = trimmed.pages;
    return `${trimmed.removed} links taken out of ${pages} pages`;
  });
  await runStep('cards', async () => {
    const { made, kept } = await createCards(dist);
    return `${made} made, ${kept} from the cache`;
  });
  await runStep('search', async () => {
    const files = await createSearchFiles();
    writeSearchFiles(dist, stampSearchFiles(files, readStore(dist)));
    return `${files.length} files`;
  });
  await runStep('live modules', () => buildLiveModules(dist));
  await runStep('offline', async () => {
    const { sets } = await buildOffline(dist);
    return `${sets.length} sets to save`;
  });
  await runStep('delivery', () => prepareDelivery({ directory: dist, log: () => {} }));
  // After delivery, because it is packed and not served.
  await runStep('mcp', async () => void (await bundleMcp(path.join(dist, '_mcp'))));
  await runStep('packages', () => `${writeSbom(dist)} listed`);
  writeBuildStamp(dist, hash);
  writeReport({ seconds: Math.round((performance.now() - start) / 100) / 10, pages });
}

async function renderPages(dist: string): Promise<void> {
  const { code, output } = await runCommand('astro/bin/astro.mjs', ['build', '--outDir', dist], {
    env: { NODE_ENV: 'production', FORCE_COLOR: '0' },
  });
  if (code !== 0) throw new TaskFailure(output);
}

function writeReport(report: BuildReport): void {
  mkdirSync(path.dirname(BUILD_REPORT), { recursive: true });
  writeFileSync(BUILD_REPORT, JSON.stringify(report));
}

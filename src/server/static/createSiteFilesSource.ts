import { loadSiteFiles, readBuildStamp } from './SiteFiles.ts';
import type { SiteFiles } from './SiteFiles.ts';

/** Hands out the current build and notices a new one, so a release needs no restart. */
export interface SiteFilesSource {
  get(): SiteFiles | Promise<SiteFiles>;
}

const CHECK_INTERVAL_MS = 1000;

export async function createSiteFilesSource(directory: string): Promise<SiteFilesSource> {
  let stamp = await readBuildStamp(directory);
  let current = await loadSiteFiles(directory);
  let checkedAt = Date.now();
  let checking: Promise<SiteFiles> | undefined;

  async function check(): Promise<SiteFiles> {
    const next = await readBuildStamp(directory);
    if (next === undefined || next !== stamp) {
      // A build in progress is no reason to stop serving the last one.
      current = await loadSiteFiles(directory).catch(() => current);
      stamp = next;
    }
    checkedAt = Date.now();
    return current;
  }

  return {
    get() {
      if (Date.now() - checkedAt < CHECK_INTERVAL_MS) return current;
      checking ??= check().finally(() => (checking = undefined));
      // A prepared build stays right until the next one is complete; a bare one may have changed by now.
      return current.isPrepared ? current : checking;
    },
  };
}

import { POLICY_REPORTS_PATH } from '#model/delivery/policyReports.ts';
import { loadSiteFiles, readBuildStamp } from './SiteFiles.ts';
import type { SiteFiles } from './SiteFiles.ts';

/** Provides the current build and detects a new one, so that a release doesn't need a restart. */
export interface SiteFilesSource {
  get(): SiteFiles;
  /** Looks for a new build right away. */
  refresh(): Promise<SiteFiles>;
}

const CHECK_INTERVAL_MS = 1000;

export interface SiteFilesOptions {
  /** Whether pages ask browsers to report violations of their policy. */
  hasPolicyReports?: boolean;
  /** A separate origin for code from editors. */
  playgroundOrigin?: string | undefined;
  /** Origins besides `siteUrl` that the site is served from. */
  origins?: readonly string[];
}

export async function createSiteFilesSource(
  directory: string,
  { hasPolicyReports = false, playgroundOrigin, origins = [] }: SiteFilesOptions = {},
): Promise<SiteFilesSource> {
  const load = async (): Promise<SiteFiles> => {
    const files = await loadSiteFiles(directory);
    const config = {
      ...files.config,
      ...(hasPolicyReports && { reportsPath: POLICY_REPORTS_PATH }),
      ...(playgroundOrigin !== undefined && {
        playground: {
          origin: playgroundOrigin,
          embedders: [files.config.siteUrl, ...origins],
        },
      }),
    };
    return { ...files, config };
  };

  let stamp = await readBuildStamp(directory);
  let current = await load();
  let checkedAt = Date.now();
  let checking: Promise<SiteFiles> | undefined;

  async function check(): Promise<SiteFiles> {
    const next = await readBuildStamp(directory);
    if (next !== stamp) {
      // Keep the last build while a new one is being written.
      current = await load().catch(() => current);
      stamp = next;
    }
    checkedAt = Date.now();
    return current;
  }
  const refresh = () => (checking ??= check().finally(() => (checking = undefined)));

  return {
    get() {
      if (Date.now() - checkedAt >= CHECK_INTERVAL_MS) void refresh();
      return current;
    },
    refresh,
  };
}

import { createApiLinker } from './createApiLinker.ts';
import type { ApiLinker } from './createApiLinker.ts';
import { loadSiteApi } from './loadApi.ts';

let linker: Promise<ApiLinker> | undefined;

/** Returns the linker of the site, which is created once per process, like the API reference. */
export function getSiteApiLinker(): Promise<ApiLinker> {
  linker ??= loadSiteApi()
    .then(createApiLinker)
    .catch((error: unknown) => {
      linker = undefined;
      throw error;
    });
  return linker;
}

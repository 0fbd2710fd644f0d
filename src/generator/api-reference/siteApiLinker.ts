import { createApiLinker } from './createApiLinker.ts';
import type { ApiLinker } from './createApiLinker.ts';
import { loadSiteApi } from './loadApi.ts';

let linker: Promise<ApiLinker> | undefined;

/** Made once per process, like the reference behind it. */
export function getSiteApiLinker(): Promise<ApiLinker> {
  linker ??= loadSiteApi()
    .then(createApiLinker)
    .catch((error: unknown) => {
      linker = undefined;
      throw error;
    });
  return linker;
}

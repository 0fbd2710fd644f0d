import type { ApiFamily, ApiReference } from '#model/reference/ApiReference.ts';
import type { ImportSizes } from '#model/reference/ImportSize.ts';
import { createApiLinker } from '../api-reference/createApiLinker.ts';
import type { ApiLinker } from '../api-reference/createApiLinker.ts';
import { readImportSizes } from '../api-reference/sizes/importSizes.ts';
import { getApiPathname, listApiPages } from '../api-reference/apiPages.ts';
import type { ApiPage } from '../api-reference/apiPages.ts';
import type { UsageIndex } from '../api-reference/usage/findUsage.ts';
import { loadSiteApi } from '../api-reference/loadApi.ts';
import { loadUsage } from '../api-reference/usage/loadUsage.ts';
import { resolveGuideLinks } from '../content/resolveGuideLinks.ts';
import { getSite } from '../content/Site.ts';
import { siteNavigation } from '../content/siteNavigation.ts';

/** The reference and everything derived from it, created once per process. */
export interface ApiSite {
  reference: ApiReference;
  pages: ApiPage[];
  usage: UsageIndex;
  /** URLs by name, for each family. */
  links: Map<ApiFamily, Record<string, string>>;
  linker: ApiLinker;
  sizes: ImportSizes['sizes'];
}

let apiSite: Promise<ApiSite> | undefined;

export function getApiSite(): Promise<ApiSite> {
  apiSite ??= createApiSite().catch((error: unknown) => {
    apiSite = undefined;
    throw error;
  });
  return apiSite;
}

async function createApiSite(): Promise<ApiSite> {
  const reference = resolveGuideLinks(await loadSiteApi(), getSite());
  const links = new Map(
    reference.families.map((family) => [
      family,
      Object.fromEntries(
        [...family.components, ...family.hooks, ...family.interfaces].map(({ name }) => [
          name,
          `${getApiPathname(family, name)}/`,
        ]),
      ),
    ]),
  );
  return {
    reference,
    pages: listApiPages(reference, siteNavigation),
    usage: await loadUsage(reference),
    links,
    linker: createApiLinker(reference),
    // `npm run check` reports a missing file. Until it exists, pages show no sizes.
    sizes: readImportSizes()?.sizes ?? {},
  };
}

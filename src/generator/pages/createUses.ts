import { getRootName } from '#model/reference/ApiReference.ts';
import type { ApiFamily } from '#model/reference/ApiReference.ts';
import type { ApiUses } from '#model/reference/ApiUses.ts';
import type { Site } from '../content/Site.ts';
import { findUsage } from '../api-reference/usage/findUsage.ts';
import { describeUsage } from './createApiPageData.ts';
import type { ApiSite } from './getApiSite.ts';

/** Lists the demos of every prop of a product. Variants of a component share their demos. */
export function createUses(site: Site, api: ApiSite, family: ApiFamily): ApiUses {
  const demos: ApiUses['demos'] = [];
  const indexes = new Map<string, number>();
  const components: ApiUses['components'] = {};
  for (const { name, props } of family.components) {
    const uses = (components[getRootName(name)] ??= {});
    for (const { name: prop } of props) {
      if (uses[prop]) continue;
      const found = findUsage(api.usage, api.reference, family.productId, name, prop)
        .flatMap((usage) => describeUsage(site, usage))
        .map(({ title, href }) => {
          const index = indexes.get(href) ?? demos.push([title, href]) - 1;
          indexes.set(href, index);
          return index;
        });
      if (found.length > 0) uses[prop] = found;
    }
  }
  return { demos, components };
}

import { codemods } from '#content/codemods/codemods.ts';
import { siteConfig } from '#content/site.config.ts';
import type { UpgradeFamily } from '#model/reference/Upgrade.ts';
import { readVersionHistory } from '../api-reference/versions/versionHistory.ts';
import { memoizeByContent } from '../content/contentVersion.ts';
import { getContent } from '../content/loadContent.ts';
import { getApiSite } from '../pages/getApiSite.ts';
import { createUpgradeFamily } from './createUpgradeFamily.ts';

/** Loads the products whose releases were compared, in the order of the site. */
export const loadUpgradeFamilies = memoizeByContent(async (): Promise<UpgradeFamily[]> => {
  const { links } = await getApiSite();
  return siteConfig.products.flatMap((product) => {
    const history = readVersionHistory(product.id);
    if (!history) return [];
    const paths = [...links].find(([family]) => family.productId === product.id)?.[1] ?? {};
    return createUpgradeFamily(product, {
      history,
      pages: getContent(),
      codemods: codemods[product.id],
      findReference: (name) => paths[name],
    });
  });
});

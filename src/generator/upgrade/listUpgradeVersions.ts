import { siteConfig } from '#content/site.config.ts';
import { compareVersions, listMinors } from '#model/reference/VersionHistory.ts';
import { readVersionHistory } from '../api-reference/versions/versionHistory.ts';

/** Every minor release that readers can have, oldest first, including those whose packages weren't compared. */
export function listUpgradeVersions(): string[] {
  const minors = siteConfig.products.flatMap(({ id }) => {
    const history = readVersionHistory(id);
    return history ? [...listMinors(history), ...(history.unread ?? [])] : [];
  });
  return [...new Set(minors)].sort(compareVersions);
}

import { siteConfig } from '#content/site.config.ts';
import { compareVersions, listMinors } from '#model/reference/VersionHistory.ts';
import { readVersionHistory } from '../api-reference/versions/versionHistory.ts';

/** Lists every minor release that users can have installed, oldest first, including those that weren't compared. */
export function listUpgradeVersions(): string[] {
  const minors = siteConfig.products.flatMap(({ id }) => {
    const history = readVersionHistory(id);
    return history ? [...listMinors(history), ...(history.unread ?? [])] : [];
  });
  return [...new Set(minors)].sort(compareVersions);
}

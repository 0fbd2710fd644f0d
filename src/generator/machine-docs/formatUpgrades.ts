import { siteConfig } from '#content/site.config.ts';
import { strings } from '#content/strings.ts';
import { addLocalePrefix } from '#model/locale/Locale.ts';
import type { Locale } from '#model/locale/Locale.ts';
import { formatCode, formatTable } from '#model/machine-docs/formatTable.ts';
import { DIFFERENCE_KINDS } from '#model/reference/ApiDiff.ts';
import type { UpgradeFamily } from '#model/reference/Upgrade.ts';
import { listUpgradeSteps } from '#model/upgrade/upgradeSteps.ts';

/** Creates the Markdown of the upgrade page: every step with its guide and codemod, and links to the files with all changes. */
export function formatUpgrades(families: readonly UpgradeFamily[], locale: Locale): string {
  const { overview, kinds, steps, limits } = strings[locale].upgrade;
  const toUrl = (path: string) => siteConfig.siteUrl + addLocalePrefix(path, locale);
  const columns = [
    overview.product,
    overview.versions,
    ...DIFFERENCE_KINDS.map((kind) => kinds[kind]),
    overview.guide,
    overview.codemod,
  ];
  const rows = families.flatMap((family) =>
    listUpgradeSteps(family).map(({ from, to, counts, guide }) => [
      `[${family.name}](${siteConfig.siteUrl}/x/upgrade/${family.productId}.json)`,
      `${from}–${to}`,
      ...DIFFERENCE_KINDS.map((kind) => String(counts[kind])),
      guide ? `[${guide.title}](${toUrl(guide.path)})` : '',
      formatCode(guide?.codemod ?? ''),
    ]),
  );
  const { title, ...texts } = steps;
  return [
    `## ${overview.title}`,
    overview.text,
    formatTable(columns, rows),
    `## ${title}`,
    Object.values(texts)
      .map((text, index) => `${index + 1}. ${text}`)
      .join('\n'),
    `## ${limits.title}`,
    limits.text,
  ].join('\n\n');
}

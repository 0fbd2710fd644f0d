import { siteConfig } from '#content/site.config.ts';
import { strings } from '#content/strings.ts';
import { addLocalePrefix, DEFAULT_LOCALE } from '#model/locale/Locale.ts';
import type { Locale } from '#model/locale/Locale.ts';
import type { StorePage } from '#model/machine-docs/DocsStore.ts';
import { OFFLINE_PATH } from '#model/delivery/offline.ts';
import { formatCoverage } from '../api-reference/usage/coverage.ts';
import type { Release } from '#model/page/Release.ts';
import { isPaidPlan, PLAN_LABELS } from '#model/product/Plan.ts';
import type { UpgradeFamily } from '#model/reference/Upgrade.ts';
import type { SizeRow } from '#model/reference/SizeRow.ts';
import type { ApiCoverage } from '../api-reference/usage/coverage.ts';
import type { ApiPage } from '../api-reference/apiPages.ts';
import { formatUpgrades } from './formatUpgrades.ts';
import { completePage } from './completePage.ts';
import { formatIndex } from './createReferencePage.ts';

export interface ToolPagesData {
  /** The pages with text, in reading order. */
  texts: readonly StorePage[];
  sizes: readonly SizeRow[];
  coverage: ApiCoverage;
  releases: readonly Release[];
  upgrades: readonly UpgradeFamily[];
  /** All pages of the reference. */
  reference: readonly ApiPage[];
}

/** Creates the Markdown of pages that aren't guides, with the parts that are useful to machines. */
export function createToolPages({
  texts,
  sizes,
  coverage,
  releases,
  upgrades,
  reference,
}: ToolPagesData): StorePage[] {
  return [
    ...siteConfig.locales.map((locale) =>
      createPage('/x/search/', strings[locale].search, listPages(texts, locale), locale),
    ),
    ...siteConfig.locales.map((locale) =>
      createPage(OFFLINE_PATH, strings[locale].offline, '', locale),
    ),
    ...siteConfig.locales.map((locale) =>
      createPage('/x/upgrade/', strings[locale].upgrade, formatUpgrades(upgrades, locale), locale),
    ),
    createPage(
      '/x/api/',
      { title: strings.en.api.allTitle, description: strings.en.api.allDescription },
      formatReference(reference),
    ),
    createPage('/playground/', strings.en.live.playground, ''),
    createPage('/size-snapshot/', strings.en.sizes, formatSizes(sizes)),
    createPage('/x/coverage/', strings.en.coverage, listCoverage(coverage)),
    createPage('/x/whats-new/', strings.en.whatsNew, formatReleases(releases)),
  ];
}

function createPage(
  path: string,
  { title, description }: { title: string; description: string },
  body: string,
  locale: Locale = DEFAULT_LOCALE,
): StorePage {
  return completePage(
    {
      path: addLocalePrefix(path, locale),
      locale,
      kind: 'tool',
      title,
      description,
      version: siteConfig.library.version,
      headings: [],
      source: siteConfig.repository.url,
      body: [`${body}\n\n[llms.txt](${siteConfig.siteUrl}/x/llms.txt)`.trimStart()],
    },
    () => undefined,
  );
}

function listPages(texts: readonly StorePage[], locale: Locale): string {
  return texts
    .filter((page) => page.locale === locale)
    .map(({ title, path }) => `- [${title}](${siteConfig.siteUrl}${path})`)
    .join('\n');
}

/** Formats links to every entry by product and kind. */
function formatReference(pages: readonly ApiPage[]): string {
  return siteConfig.products
    .map(
      (product) => `## ${product.name}\n\n${formatIndex(pages, { productId: product.id }, '###')}`,
    )
    .join('\n\n');
}

function formatReleases(releases: readonly Release[]): string {
  const absolute = (text: string) => text.replaceAll('](/x/', `](${siteConfig.siteUrl}/x/`);
  return releases
    .map(({ version, date, highlights, families }) =>
      [
        `## ${version} (${date})`,
        ...(highlights.length > 0
          ? [highlights.map((text) => `- ${absolute(text)}`).join('\n')]
          : []),
        ...families.flatMap(({ name, changes }) => [
          `### ${name}`,
          changes
            .map(
              ({ text, plan }) =>
                `- ${absolute(text)}${isPaidPlan(plan) ? ` (${PLAN_LABELS[plan]})` : ''}`,
            )
            .join('\n'),
        ]),
      ].join('\n\n'),
    )
    .join('\n\n');
}

function formatSizes(sizes: readonly SizeRow[]): string {
  const kB = (bytes: number) => (bytes / 1000).toFixed(1);
  const rows = sizes.map(
    ({ name, href, product, size }) =>
      `| [${name}](${siteConfig.siteUrl}${href}) | ${product} | ${kB(size.alone.minified)} | ${kB(size.alone.brotli)} | ${kB(size.onTop.brotli)} |`,
  );
  const head = [
    '| Import | Product | Minified, kB | Brotli, kB | On top of React and Material UI, Brotli, kB |',
    '| --- | --- | ---: | ---: | ---: |',
  ];
  return [...head, ...rows].join('\n');
}

function listCoverage(coverage: ApiCoverage): string {
  const families = coverage.families.map(
    ({ name, exportsWithoutGuide, unreachableProps }) =>
      `## ${name}\n\n${listNames(strings.en.coverage.exportsWithout, exportsWithoutGuide)}\n\n${listNames(strings.en.coverage.unreachable, unreachableProps)}`,
  );
  return [formatCoverage(coverage).join('\n\n'), ...families].join('\n\n');
}

function listNames(title: string, names: readonly string[]): string {
  return `${title}: ${names.map((name) => `\`${name}\``).join(', ') || '–'}`;
}

import { siteConfig } from '#content/site.config.ts';
import en from '#content/strings/en.json' with { type: 'json' };
import type { ApiPageData, ApiUse } from '#model/page/ApiPageData.ts';
import { formatBytes } from '#model/reference/ImportSize.ts';
import type { CodeSize } from '#model/reference/ImportSize.ts';
import { DEFAULT_LOCALE } from '#model/locale/Locale.ts';
import type { StorePage } from '#model/machine-docs/DocsStore.ts';
import { formatApiEntry } from '#model/machine-docs/formatApiEntry.ts';
import type { ApiPage } from '../api-reference/apiPages.ts';
import { findApiEntry } from '../api-reference/apiPages.ts';
import { createApiHeadings } from '../pages/createApiHeadings.ts';
import { createApiPageData } from '../pages/createApiPageData.ts';
import type { ApiSite } from '../pages/getApiSite.ts';
import { createApiShell } from '../pages/createApiShell.ts';
import type { Site } from '../content/Site.ts';
import { completePage } from './completePage.ts';
import { findPageProduct } from './findPageProduct.ts';

const MAX_DEMOS = 12;

/** Creates a page of the reference, for one entry or for the index of a product. */
export function createReferencePage(site: Site, api: ApiSite, page: ApiPage): StorePage {
  const found = findApiEntry(api.reference, page.pathname);
  const data = found && createApiPageData(site, api, found.family, found.entry);
  const { title, description } = createApiShell(site, page, data?.entry);
  return completePage(
    {
      path: `${page.pathname}/`,
      locale: DEFAULT_LOCALE,
      kind: 'reference',
      title,
      description,
      ...findPageProduct(page.pathname),
      // The "Try it" panel is interactive, so its heading has no text.
      headings: data ? createApiHeadings(data).filter(({ id }) => id !== 'try-it') : [],
      source: data ? describeSource(data) : describePackages(page),
      body: [data ? formatApiData(data, '##') : formatIndex(api.pages, page)],
    },
    () => undefined,
  );
}

/** Formats the tables of an entry with absolute links. */
export function formatApiData(
  data: ApiPageData,
  mark: string,
  used: readonly string[] = [],
): string {
  const { entry, guides, size } = data;
  const text = formatApiEntry(entry, {
    labels: en.api.sections,
    uses: [...guides, ...listDemos(data)],
    sizes: size ? listSizes(size) : [],
    notes: listNotes(entry),
    mark,
    used,
  });
  return text.replaceAll('](/', `](${siteConfig.siteUrl}/`);
}

/** Limits the number of demos. All demos of a common component would be longer than its reference. */
function listDemos({ demos, pathname }: ApiPageData): readonly ApiUse[] {
  const left = demos.length - MAX_DEMOS;
  if (left <= 0) return demos;
  const title = en.api.moreDemos.replace('{{count}}', String(left));
  return [...demos.slice(0, MAX_DEMOS), { title, href: `${pathname}/#demos` }];
}

function listSizes({ onTop, alone }: NonNullable<ApiPageData['size']>): string[] {
  const format = (label: string, { brotli, minified }: CodeSize) =>
    `${label}: ${en.api.size.bytes
      .replace('{{brotli}}', formatBytes(brotli))
      .replace('{{minified}}', formatBytes(minified))}`;
  return [format(en.api.size.onTop, onTop), format(en.api.size.alone, alone)];
}

function listNotes(entry: ApiPageData['entry']): string[] {
  if (entry.kind === 'interface') return [];
  const source = `[${en.api.source.replace('{{name}}', entry.name)}](${getSourceUrl(entry.source)})`;
  if (entry.kind === 'hook') return [source];
  const { ref, inherits, themeName } = entry;
  return [
    ref ? en.api.ref.replace('{{element}}', ref) : en.api.noRef,
    inherits ? en.api.inherits.replace('{{name}}', inherits.name) : '',
    themeName ? en.api.themeName.replace('{{name}}', themeName) : '',
    source,
  ].filter(Boolean);
}

function describeSource({ entry }: ApiPageData): string {
  if ('source' in entry) return getSourceUrl(entry.source);
  const name = entry.imports[0]?.package;
  const versions = siteConfig.products.flatMap(({ packages }) => packages);
  return `${name}@${versions.find((known) => known.name === name)?.version}`;
}

function getSourceUrl({ version, file }: { version: string; file: string }): string {
  return `${siteConfig.repository.url}/blob/v${version}/${file}`;
}

function describePackages({ productId }: ApiPage): string {
  const packages = siteConfig.products.find(({ id }) => id === productId)?.packages ?? [];
  return packages.map(({ name, version }) => `${name}@${version}`).join(', ');
}

/** Formats links to the pages of a product, grouped by kind. */
export function formatIndex(
  pages: readonly ApiPage[],
  { productId }: Pick<ApiPage, 'productId'>,
  mark = '##',
): string {
  const kinds = ['component', 'hook', 'interface'] as const;
  return kinds
    .map((kind) => {
      const listed = pages.filter((page) => page.productId === productId && page.kind === kind);
      const lines = listed.map(
        ({ title, pathname }) => `- [${title}](${siteConfig.siteUrl}${pathname}/)`,
      );
      return lines.length > 0
        ? [`${mark} ${en.api[`${kind}s`]}`, lines.join('\n')].join('\n\n')
        : '';
    })
    .filter(Boolean)
    .join('\n\n');
}

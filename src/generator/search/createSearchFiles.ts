import { navigation } from '#content/navigation.ts';
import { chinese } from '#content/search/chinese.ts';
import { errors } from '#content/search/errors.ts';
import { synonyms } from '#content/search/synonyms.ts';
import { siteConfig } from '#content/site.config.ts';
import { strings } from '#content/strings.ts';
import { getRootName } from '#model/reference/ApiReference.ts';
import type { ApiFamily, ApiReference } from '#model/reference/ApiReference.ts';
import { deriveTitle } from '#model/navigation/deriveTitle.ts';
import { DEFAULT_LOCALE } from '#model/locale/Locale.ts';
import type { Locale } from '#model/locale/Locale.ts';
import { isPaidPlan } from '#model/product/Plan.ts';
import { getProductIds } from '#model/product/productIds.ts';
import { listLeaves } from '#model/navigation/readingOrder.ts';
import { SEARCH_FILE_VERSION, SEARCH_PARTS } from '#model/search/SearchFile.ts';
import type { FilePage, SearchFile, SearchPart } from '#model/search/SearchFile.ts';
import { listApiPages, findApiEntry } from '../api-reference/apiPages.ts';
import type { ApiPage } from '../api-reference/apiPages.ts';
import { loadSiteApi } from '../api-reference/loadApi.ts';
import { loadContent } from '../content/loadContent.ts';
import { getPageNames } from '../content/pageNames.ts';
import type { PageSource } from '../content/readPage.ts';
import { loadErrorMessages } from '../error-messages/loadErrorMessages.ts';
import { createFileErrors } from './createFileErrors.ts';
import { createGuidePages } from './createGuidePages.ts';
import type { GuideContext } from './createGuidePages.ts';
import { createMembers } from './createMembers.ts';
import { collectApiNames } from './listIdentifiers.ts';
import { toPlainText } from './toPlainText.ts';

export interface SearchSources {
  reference?: ApiReference;
  sources?: readonly PageSource[];
  /** Every message that the packages can print. */
  messages?: readonly string[];
}

/** Everything that search knows, one file per language and product. */
export async function createSearchFiles({
  reference: givenReference,
  sources = loadContent(),
  messages: givenMessages,
}: SearchSources = {}): Promise<SearchFile[]> {
  const reference = givenReference ?? (await loadSiteApi());
  const messages = givenMessages ?? (await loadErrorMessages());
  const leaves = new Map(listLeaves(navigation).map((leaf) => [leaf.pathname, leaf]));
  const context: GuideContext = {
    sources,
    apiNames: collectApiNames(reference),
    describePage(pathname, locale) {
      const leaf = leaves.get(pathname);
      const title = getPageNames(locale)[pathname] ?? (leaf && deriveTitle(leaf));
      return { ...(leaf?.plan ? { plan: leaf.plan } : {}), ...(title ? { title } : {}) };
    },
  };
  const uses = countUses(createGuidePages(DEFAULT_LOCALE, context));
  const apiPages = listApiPages(reference, navigation).sort(
    (a, b) => (uses.get(b.title) ?? 0) - (uses.get(a.title) ?? 0) || compareNames(a, b),
  );
  return siteConfig.locales.flatMap((locale) => {
    const guides = Map.groupBy(createGuidePages(locale, context), ({ path }) => getPart(path));
    return SEARCH_PARTS.map((part): SearchFile => {
      const ownApi = apiPages.filter(({ productId }) => productId === part);
      const pages = [
        ...(guides.get(part) ?? []),
        ...(part === 'general' ? [REFERENCE_INDEX, createUpgradeEntry(locale)] : []),
        ...ownApi.map((page) => createApiFilePage(page, reference, uses.get(page.title))),
      ];
      const family = reference.families.find(({ productId }) => productId === part);
      return {
        version: SEARCH_FILE_VERSION,
        locale,
        part,
        synonyms: synonyms[part],
        // In every language, because Chinese readers search the English pages and paste English messages too.
        ...(part === 'general'
          ? {
              translations: chinese,
              errors: createFileErrors(locale, { answers: errors, messages, sources }),
            }
          : {}),
        pages,
        members: family ? createMembers(family, indexPages(pages)) : [],
      };
    });
  });
}

/** The index of the whole reference, which belongs to no product. */
const REFERENCE_INDEX: FilePage = {
  path: '/x/api',
  title: strings.en.api.allTitle,
  kind: 'index',
  text: strings.en.api.allDescription,
};

/** The page that compares two versions. */
function createUpgradeEntry(locale: Locale): FilePage {
  const { title, description } = strings[locale].upgrade;
  return { path: '/x/upgrade', title, kind: 'index', text: description };
}

/** The product of a page; guides that belong to none are general. */
function getPart(pathname: string): SearchPart {
  const { productId } = getProductIds(`${pathname}/`);
  return SEARCH_PARTS.find((part) => part === productId) ?? 'general';
}

function indexPages(pages: readonly FilePage[]): Map<string, number> {
  return new Map(pages.map(({ path }, index) => [path, index]));
}

/** How many sections and demos use each name: what is shown often is what readers mean. */
function countUses(pages: readonly FilePage[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const part of pages.flatMap((page) => [page, ...(page.sections ?? [])])) {
    const codes = [part.code ?? '', ...(part.demos ?? []).map(([, code]) => code)];
    for (const name of codes.flatMap((code) => code.split(' '))) {
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return counts;
}

/** `DatePicker` before `DesktopDatePicker`, `DataGrid` before `DataGridPro`. */
function compareNames(a: ApiPage, b: ApiPage): number {
  const rate = ({ title }: ApiPage) => (getRootName(title) === title ? 0 : 1);
  return rate(a) - rate(b) || a.title.length - b.title.length || (a.title < b.title ? -1 : 1);
}

function createApiFilePage(
  page: ApiPage,
  reference: ApiReference,
  uses: number | undefined,
): FilePage {
  const found = findApiEntry(reference, page.pathname);
  const exportName = found?.entry.exportName;
  return {
    path: page.pathname,
    title: page.title,
    kind: page.kind,
    ...(isPaidPlan(page.plan) ? { plan: page.plan } : {}),
    ...(page.since ? { since: page.since } : {}),
    ...(page.listed || page.kind === 'index' ? {} : { minor: true as const }),
    ...(uses ? { uses } : {}),
    ...(exportName && exportName !== page.title ? { keywords: exportName } : {}),
    text: found ? toPlainText(found.entry.description) : describeIndex(page, reference.families),
  };
}

function describeIndex({ pathname }: ApiPage, families: readonly ApiFamily[]): string {
  const family = families.find(({ apiRoot }) => apiRoot === pathname);
  return family ? `API reference of ${family.name}: components, hooks and interfaces.` : '';
}

import { siteConfig } from '#content/site.config.ts';
import type { Locale } from '#model/locale/Locale.ts';
import { addLocalePrefix } from '#model/locale/Locale.ts';
import { toMarkdownPath } from '#model/machine-docs/DocsStore.ts';
import type { DocsStore, StorePage, StoreProduct } from '#model/machine-docs/DocsStore.ts';
import { createDemoFinder, formatPage } from '#model/machine-docs/formatPage.ts';
import { isListed } from './createStore.ts';

/** A file with a list of pages, or with the full text of all pages. */
export interface LlmsFile {
  /** Public path: `/x/react-charts/llms.txt`. */
  path: string;
  text: string;
}

const MCP_PAGE = '/x/introduction/mcp/';

/** Lists all `llms.txt` and `llms-full.txt` files of the site. */
export function listLlmsFiles(store: DocsStore): LlmsFile[] {
  const products = store.products.filter((product) => listPages(store, product.id).length > 0);
  const full = products.map((product) => createFull(store, product));
  const own = products.map((product, index) => createProductList(store, product, full[index]));
  const others = siteConfig.locales.map((locale) =>
    createSiteList(store, locale, [...own, ...full]),
  );
  return [...others, ...own, ...full];
}

function createSiteList(store: DocsStore, locale: Locale, files: readonly LlmsFile[]): LlmsFile {
  const pages = store.pages.filter(
    (page) => page.locale === locale && page.kind === 'guide' && isListed(page),
  );
  const general = pages.filter(({ productId }) => !productId);
  const isWhole = locale === siteConfig.locales[0];
  const sections = [
    formatSection('General', general, store),
    ...store.products.map(({ name, id }) =>
      formatSection(
        name,
        pages.filter(({ productId }) => productId === id),
        store,
      ),
    ),
    isWhole
      ? `## Lists by product\n\n${files.map((file) => formatFileLine(file, store)).join('\n')}`
      : '',
  ];
  return {
    path: addLocalePrefix('/x/llms.txt', locale),
    text: formatList(`${siteConfig.library.name} ${store.version}`, sections, store),
  };
}

function createProductList(
  store: DocsStore,
  product: StoreProduct,
  full: LlmsFile | undefined,
): LlmsFile {
  const pages = listPages(store, product.id);
  const sections = [
    formatSection(
      'Guides',
      pages.filter(({ kind }) => kind === 'guide'),
      store,
    ),
    formatSection(
      'API',
      pages.filter(({ kind }) => kind === 'reference'),
      store,
    ),
    full ? `## Everything in one file\n\n${formatFileLine(full, store)}` : '',
  ];
  return {
    path: `${product.root}/llms.txt`,
    text: formatList(
      `${siteConfig.library.name} ${product.name} ${product.version}`,
      sections,
      store,
    ),
  };
}

function createFull(store: DocsStore, product: StoreProduct): LlmsFile {
  const findDemo = createDemoFinder(store);
  const texts = listPages(store, product.id).map((page) =>
    formatPage(page, findDemo, store.siteUrl),
  );
  return { path: `${product.root}/llms-full.txt`, text: texts.join('\n') };
}

/** Lists the English pages of one product. */
function listPages(store: DocsStore, productId: string): StorePage[] {
  return store.pages.filter(
    (page) =>
      page.productId === productId && page.locale === 'en' && page.kind !== 'tab' && isListed(page),
  );
}

function formatList(
  title: string,
  sections: readonly string[],
  { siteUrl, stamp }: DocsStore,
): string {
  const intro = [
    `# ${title}`,
    `> Documentation of React components. State ${stamp}. Every address is Markdown; without \`.md\` and with a slash at the end it is the page for people, which also answers in Markdown to \`Accept: text/markdown\`.`,
    `An MCP server answers questions about these pages: ${siteUrl}${toMarkdownPath(MCP_PAGE)}`,
  ];
  return `${[...intro, ...sections.filter(Boolean)].join('\n\n')}\n`;
}

function formatSection(title: string, pages: readonly StorePage[], { siteUrl }: DocsStore): string {
  if (pages.length === 0) return '';
  const lines = pages.map((page) => {
    const link = `- [${page.title}](${siteUrl}${toMarkdownPath(page.path)})`;
    // The descriptions of all reference pages have the same wording.
    return page.kind === 'reference' ? link : `${link}: ${page.description}`;
  });
  return `## ${title}\n\n${lines.join('\n')}`;
}

function formatFileLine({ path, text }: LlmsFile, { siteUrl }: DocsStore): string {
  const name = path.slice('/x/'.length);
  return `- [${name}](${siteUrl}${path}): ${formatSize(text)}`;
}

/** Formats the size of a text: `12 kB, about 3,000 tokens`. */
function formatSize(text: string): string {
  const bytes = new TextEncoder().encode(text).length;
  const size =
    bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
  const tokens = Math.max(1, Math.round(text.length / 4000)) * 1000;
  return `${size}, about ${tokens.toLocaleString('en')} tokens`;
}

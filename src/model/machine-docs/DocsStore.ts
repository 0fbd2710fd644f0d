import type { ApiNamedType, ApiPageEntry } from '../reference/ApiReference.ts';
import type { Locale } from '../locale/Locale.ts';
import type { Heading } from '../page/Page.ts';
import type { Plan } from '../product/Plan.ts';
import type { ProductId } from '../product/ProductConfig.ts';
import type { UpgradeFamily } from '../reference/Upgrade.ts';

/** Increase this when the shape changes, so that no program reads a file it doesn't understand. */
export const STORE_FORMAT = 2;

/** The machine-readable docs, created once per build. The Markdown pages, `llms.txt`, and the MCP tools are all based on it. */
export interface DocsStore {
  format: typeof STORE_FORMAT;
  /** Identifies this exact state of the docs: the version and a hash of all pages. */
  stamp: string;
  /** The version of the library as a whole; each page has the version of its product. */
  version: string;
  siteUrl: string;
  products: StoreProduct[];
  /** In reading order, the reference after the guides. */
  pages: StorePage[];
  demos: StoreDemo[];
  entries: StoreEntry[];
  /** Named types that have no page, by product. */
  types: Partial<Record<ProductId, Record<string, ApiNamedType>>>;
  /** The API changes between releases, for each product that has a history. */
  upgrades: UpgradeFamily[];
}

export interface StoreProduct {
  id: ProductId;
  name: string;
  version: string;
  /** Internal pathname of the first page. */
  root: string;
  /** Internal pathname of the index of its reference. */
  apiRoot: string;
  packages: { name: string; version: string; plan: Plan }[];
}

/** One page in one language. */
export interface StorePage {
  /** Public path with language and trailing slash: `/zh/x/introduction/mcp/`. */
  path: string;
  locale: Locale;
  kind: 'guide' | 'reference' | 'tab' | 'landing' | 'tool';
  title: string;
  description: string;
  /** `x-charts`; absent if the page doesn't belong to a product. */
  productId?: ProductId;
  version: string;
  /** Hash of the complete Markdown, excluding this hash. */
  hash: string;
  headings: Heading[];
  /** The front matter with its fences. */
  head: string;
  body: BodyPart[];
}

/** Markdown, or a placeholder for a demo. */
export type BodyPart =
  string | { demo: string; /** The indentation of each line. */ indent: string };

export interface StoreDemo {
  /** `pages/react-charts/bars/BasicBars` */
  id: string;
  /** `/x/react-charts/bars` */
  pathname: string;
  name: string;
  /** The first one is shown initially. */
  stylings: { styling: string; files: StoreFile[] }[];
  /** The packages an app needs to run it, at the documented versions. */
  dependencies: Record<string, string>;
}

export interface StoreFile {
  name: string;
  source: string;
  /** The total number of rows, if `source` has only the first ones. */
  rows?: number;
}

/** A component, hook or interface. */
export interface StoreEntry {
  /** `/x/api/charts/bar-chart/` */
  path: string;
  productId: ProductId;
  entry: ApiPageEntry;
}

/** `/x/introduction/mcp/` → `/x/introduction/mcp.md` */
export function toMarkdownPath(path: string): string {
  return `${path.replace(/\/$/, '')}.md`;
}

import type { ApiNamedType, ApiPageEntry } from '../reference/ApiReference.ts';
import type { Locale } from '../locale/Locale.ts';
import type { Heading } from '../page/Page.ts';
import type { Plan } from '../product/Plan.ts';
import type { ProductId } from '../product/ProductConfig.ts';

/** Raise when the shape changes, so that a program never reads a file that it does not understand. */
export const STORE_FORMAT = 1;

/** Everything that machines read, made once for a build: Markdown, `llms.txt` and the tools all come from it. */
export interface DocsStore {
  format: typeof STORE_FORMAT;
  /** Names this very state of the docs: the version and a hash over all pages. */
  stamp: string;
  /** Of the library as a whole; a page has that of its product. */
  version: string;
  siteUrl: string;
  products: StoreProduct[];
  /** In reading order, the reference after the guides. */
  pages: StorePage[];
  demos: StoreDemo[];
  entries: StoreEntry[];
  /** Named types that have no page, by product. */
  types: Partial<Record<ProductId, Record<string, ApiNamedType>>>;
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
  /** Public path, with language and closing slash: `/zh/x/introduction/mcp/`. */
  path: string;
  locale: Locale;
  kind: 'guide' | 'reference' | 'tab' | 'landing' | 'tool';
  title: string;
  description: string;
  /** `x-charts`; absent where the page belongs to no product. */
  productId?: ProductId;
  version: string;
  /** Of the whole Markdown, this hash left out. */
  hash: string;
  headings: Heading[];
  /** The front matter with its fences. */
  head: string;
  body: BodyPart[];
}

/** Markdown, or the place of a demo in it. */
export type BodyPart =
  string | { demo: string; /** What stands before each line there. */ indent: string };

export interface StoreDemo {
  /** `pages/react-charts/bars/BasicBars` */
  id: string;
  /** `/x/react-charts/bars` */
  pathname: string;
  name: string;
  /** The first is the one shown at first. */
  stylings: { styling: string; files: StoreFile[] }[];
  /** What an app needs to run it, at the versions documented. */
  dependencies: Record<string, string>;
}

export interface StoreFile {
  name: string;
  source: string;
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

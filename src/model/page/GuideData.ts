import type { Catalogs } from '../reference/Catalog.ts';
import type { DemoData } from '../demo/Demo.ts';
import type { DocsTab } from '../path/docsTab.ts';
import type { Locale } from '../locale/Locale.ts';
import type { NavigationEntry } from '../navigation/Navigation.ts';
import type { Page } from './Page.ts';
import type { Plan } from '../product/Plan.ts';

/** Everything the page of a guide shows besides its prose. */
export interface GuideData {
  /** The language of the shell. The page itself is in English if it isn't translated. */
  locale: Locale;
  page: Page;
  productId: string;
  productCategoryId: string;
  navigation: readonly NavigationEntry[];
  trail: readonly NavigationEntry[];
  /** Translated names of pages and groups, by pathname. */
  pageNames: Readonly<Record<string, string>>;
  tabs: readonly { tab: DocsTab; href: string }[];
  previous?: { title: string; href: string };
  next?: { title: string; href: string };
  editHref?: string;
  /** The page in each language, including this one. */
  alternates: readonly { locale: Locale; href: string; isTranslated: boolean }[];
  /** The demos of the page by name, and the demos from other pages in its gallery by their URL. */
  demos: Readonly<Record<string, DemoData>>;
  catalogs: Catalogs;
  /** API pages of the components and hooks the page is about. */
  api: readonly { name: string; href: string; plan: Plan }[];
}

import { addLocalePrefix, type Locale } from '../locale/Locale.ts';
import type { LibraryConfig, OlderVersion, ProductConfig } from './ProductConfig.ts';

/** The product of the page and its versions, for the top of the drawer. */
export interface ProductIdentifier {
  /** The small line above the name; empty on pages that don't belong to a product. */
  metadata: string;
  name: string;
  /** Internal pathname of the first page. */
  root: string;
  versions: ProductVersion[];
}

export interface ProductVersion {
  text: string;
  href: string;
  current?: true;
}

export interface VersionsConfig {
  library: LibraryConfig;
  products: readonly ProductConfig[];
  versionHost: string;
}

/** `x-date-pickers` → Date Pickers with v8.12.0 (current), v7, v6, v5 */
export function getProductIdentifier(
  productId: string,
  locale: Locale,
  { library, products, versionHost }: VersionsConfig,
): ProductIdentifier {
  const product = products.find(({ id }) => id === productId);
  const { name, root, version, olderVersions } = product ?? library;
  const current = `v${version}`;
  return {
    metadata: product ? library.name : '',
    name,
    root,
    versions: [
      { text: current, href: addLocalePrefix(`${root}/`, locale), current: true },
      ...olderVersions.map((older) => ({
        text: older.label,
        href: getOlderHref(older, root, locale, versionHost),
      })),
    ],
  };
}

/** `v7` → `https://v7.mui.com/x/react-charts/` */
function getOlderHref(older: OlderVersion, root: string, locale: Locale, versionHost: string) {
  const host = versionHost.replace('{version}', older.label);
  return host + addLocalePrefix(older.path ?? `${root}/`, locale);
}

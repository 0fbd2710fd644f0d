import type { NavigationEntry } from '#model/navigation/Navigation.ts';
import { getProductIdentifier } from '#model/product/ProductIdentifier.ts';
import { listOtherVersions } from '#model/product/listOtherVersions.ts';
import { listLeaves } from '#model/navigation/readingOrder.ts';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { Menu } from './Menu.tsx';

export interface PlaceMenusProps {
  productId: string;
  navigation: readonly NavigationEntry[];
}

/** The product menu and the version menu. */
export function PlaceMenus({ productId, navigation }: PlaceMenusProps) {
  const { t, href, locale, config } = useDocsConfig();
  const identifier = getProductIdentifier(productId, locale, config);
  const pathnames = new Set(listLeaves(navigation).map((leaf) => leaf.pathname));
  const products = config.products.filter((product) => pathnames.has(product.root));
  const line = config.products.find(({ id }) => id === productId);
  const others = listOtherVersions(
    (line ? [line] : config.products).flatMap(({ packages }) => packages.map(({ name }) => name)),
    PACKAGE_VERSIONS,
    (line ?? config.library).version,
  );
  const current = identifier.versions.find((version) => version.current);
  return (
    <>
      <Menu
        label={t('header.product', { name: identifier.name })}
        trigger={identifier.name}
        items={products.map((product) => ({
          href: href(`${product.root}/`),
          label: product.name,
          note: product.summary[locale],
          current: product.id === productId,
        }))}
      />
      <Menu
        label={t('header.version', { version: current?.text ?? '' })}
        trigger={current?.text ?? ''}
        items={identifier.versions.map((version) => ({
          href: version.href,
          label: version.text,
          ...(version.current && others.length > 0 ? { note: others.join(', ') } : {}),
          current: version.current ?? false,
        }))}
      />
    </>
  );
}

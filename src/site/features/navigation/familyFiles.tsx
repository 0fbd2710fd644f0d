import { renderToStaticMarkup } from 'react-dom/server';
import { hashWithFnv } from '#model/delivery/hashWithFnv.ts';
import { memoizeBy } from '#model/navigation/memoizeBy.ts';
import type { NavigationEntry } from '#model/navigation/Navigation.ts';
import { findFamily, shortenFamily } from '#model/navigation/shortenFamily.ts';
import { DocsConfigProvider } from '../../browser/DocsConfigContext.tsx';
import type { DocsConfig } from '../../browser/DocsConfigContext.tsx';
import type { FamilyFile } from './FamilyFile.ts';
import { NavigationTree } from './NavigationTree.tsx';
import type { DrawerEntry } from './NavigationTree.tsx';

const NO_GROUPS: ReadonlySet<string> = new Set();

interface ClosedFamily {
  /** The shortened group for pages of other products. */
  short: DrawerEntry;
  /** For example `x-charts.en.1b2c3d`. It changes with the content. */
  name: string;
  content: FamilyFile;
}

/** Renders a product's group once per language. Returns nothing if the group isn't about a product. */
const closeFamily = memoizeBy((docs: DocsConfig) =>
  memoizeBy((group: NavigationEntry): ClosedFamily | undefined => {
    const product = findFamily(group, docs.config.products);
    if (!product) return undefined;
    const html = renderToStaticMarkup(
      <DocsConfigProvider value={docs}>
        <NavigationTree entries={group.children ?? []} active="" trail={NO_GROUPS} depth={1} />
      </DocsConfigProvider>,
    );
    const name = `${product.id}.${docs.locale}.${hashWithFnv(html)}`;
    const short = {
      ...shortenFamily(group, product),
      contentUrl: `/x/navigation/${name}.json`,
    };
    return { short, name, content: { html } };
  }),
);

/**
 * Returns the entries for the drawer of a page. The pages of all products would be a third of the HTML, so only the product of the
 * page is complete. The others have a few entries and the URL of a file with the rest.
 * @param trail pathnames of the groups around the page
 */
export function listDrawerEntries(
  docs: DocsConfig,
  navigation: readonly NavigationEntry[],
  trail: ReadonlySet<string>,
): DrawerEntry[] {
  return navigation.map((entry) =>
    trail.has(entry.pathname) ? entry : (closeFamily(docs)(entry)?.short ?? entry),
  );
}

/** Lists the files that complete the groups of products in one language. */
export function listFamilyFiles(
  docs: DocsConfig,
  navigation: readonly NavigationEntry[],
): { name: string; content: FamilyFile }[] {
  return navigation.flatMap((entry) => {
    const family = closeFamily(docs)(entry);
    return family ? [{ name: family.name, content: family.content }] : [];
  });
}

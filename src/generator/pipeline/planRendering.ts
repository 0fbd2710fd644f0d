import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { siteConfig } from '#content/site.config.ts';
import type { BuildState } from './buildState.ts';
import type { DemoFacts } from './describeDemos.ts';
import { findAffectedPages } from './findAffectedPages.ts';
import type { AffectedPages } from './findAffectedPages.ts';
import type { Change } from './findChange.ts';

type SiteFacts = Pick<BuildState, 'pages' | 'navigation' | 'demos'>;

/** What a build has to render. It bundles everything, and uses the rest of what the last build rendered again. */
export interface RenderPlan {
  affected: AffectedPages;
  /** Folders whose demos changed: `pages/react-charts/bars` */
  folders: string[];
}

const PAGES = 'content/pages/';

/** Plans what to render after a change of pages and their demos; nothing if everything has to be rendered. */
export function planRendering(
  change: Change,
  before: SiteFacts,
  after: SiteFacts,
): RenderPlan | undefined {
  if (change.kind !== 'texts' && change.kind !== 'pages') return undefined;
  const { files } = change;
  const affected = findAffectedPages(before, after, files, { isBundled: true });
  if (!affected) return undefined;
  const folders = new Set([
    ...files.filter((file) => file.startsWith(PAGES)).map((file) => path.posix.dirname(file)),
    ...listResized(before.demos.sizes, after.demos.sizes).map(
      (id) => `content/${path.posix.dirname(id)}`,
    ),
  ]);
  // The reference and the tabs of pages list the demos that use a component.
  const products = new Set(
    [...folders].flatMap((folder) =>
      [before, after].flatMap(({ demos }) => demos.products[folder] ?? []),
    ),
  );
  const roots = siteConfig.products.filter(({ id }) => products.has(id));
  const showsExample = (id: string) => folders.has(`content/${path.posix.dirname(id)}`);
  const pathnames = [
    ...[...folders].flatMap((folder) => findPage(folder, after.pages) ?? []),
    ...Object.values(after.pages).flatMap(({ pathname, examples }) =>
      examples.some(showsExample) ? pathname : [],
    ),
  ];
  return {
    affected: {
      ...affected,
      pathnames: [...new Set([...affected.pathnames, ...pathnames])].sort(),
      roots: [...new Set([...affected.roots, ...roots.map(({ apiRoot }) => apiRoot)])].sort(),
      tabRoots: roots.map(({ root }) => root).sort(),
    },
    folders: [...folders].map((folder) => folder.slice('content/'.length)).sort(),
  };
}

/** Lists the demos with another height or picture than before. */
function listResized(before: DemoFacts['sizes'], after: DemoFacts['sizes']): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => {
    const [old = {}, current = {}] = [before[name], after[name]];
    const ids = [...new Set([...Object.keys(old), ...Object.keys(current)])];
    return ids.filter((id) => !isDeepStrictEqual(old[id], current[id]));
  });
}

/** `content/pages/react-charts/bars/figures` → `/x/react-charts/bars` */
function findPage(folder: string, pages: BuildState['pages']): string | undefined {
  for (let name = folder; name.startsWith(PAGES); name = path.posix.dirname(name)) {
    const page = pages[`${name}/page.mdx`];
    if (page) return page.pathname;
  }
  return undefined;
}

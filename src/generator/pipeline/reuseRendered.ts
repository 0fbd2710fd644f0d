import { isDeepStrictEqual } from 'node:util';
import { toMarkdownPath } from '#model/machine-docs/DocsStore.ts';
import { createPageTest, isNavigated } from './isAffected.ts';
import type { RendererFacts as AllFacts } from './keepRenderer.ts';
import type { RenderPlan } from './planRendering.ts';
import { LIST } from './renameFamilyLists.ts';
import { readRendered } from './renderedFiles.ts';
import type { RenderedPath } from './renderedFiles.ts';

type RendererFacts = Omit<AllFacts, 'entry'>;

/** Code, tables, and pictures of demos: `/x/chart-tables/pages/react-charts/bars/Basic.json` */
const DEMO_FILE = /^\/x\/(?:demos|chart-pictures|chart-tables)\/(.+)\/[^/]+$/;
/** Data sets, which are the same in every build that uses the pages of another one. */
const DATA_SET = /^\/x\/data\//;

export interface Reuse {
  /** Returns what the last build rendered, if it would be the same now. All Markdown has to be requested before the pages. */
  find: (target: RenderedPath) => Promise<Buffer | undefined>;
  /** Has to be called with everything that's rendered. */
  compare: (target: RenderedPath, rendering: Promise<Buffer>) => void;
}

export interface ReuseOptions {
  plan: RenderPlan;
  /** Everything that this build renders. */
  paths: readonly Pick<RenderedPath, 'pathname'>[];
  /** Files of the last browser build that are gone. */
  removed: ReadonlySet<string>;
  folder?: string;
}

/** Decides which files of the last build are used again. */
export function createReuse({ plan, paths, removed, folder }: ReuseOptions): Reuse {
  const { affected, folders } = plan;
  const isAffected = createPageTest(affected);
  const changedFolders = new Set(folders);
  const changes = new Map<string, Promise<boolean>>();
  const lists = new Map(
    paths.flatMap(({ pathname }) => {
      const place = LIST.exec(pathname)?.[1];
      return place ? [[place, pathname] as const] : [];
    }),
  );
  const isDemoFile = ({ pathname }: RenderedPath) => {
    const [, place] = DEMO_FILE.exec(pathname) ?? [];
    return place ? !changedFolders.has(place) : DATA_SET.test(pathname);
  };
  return {
    async find(target) {
      if (target.isPage ? isAffected(target) || !isNavigated(target) : !isDemoFile(target))
        return undefined;
      // A page names the hash of its Markdown.
      if (target.isPage && (await changes.get(toMarkdownPath(target.pathname)))) return undefined;
      const text = readRendered(target, folder)?.toString('utf8');
      if (text === undefined || mentions(text, removed)) return undefined;
      return Buffer.from(nameLists(text, lists));
    },
    compare(target, rendering) {
      if (target.isPage) return;
      const before = readRendered(target, folder);
      const isChanged = rendering.then(
        (body) => !before?.equals(body),
        () => true,
      );
      changes.set(target.pathname, isChanged);
    },
  };
}

const ASSETS = /\/x\/_astro\/[\w.-]+/g;
const ONE_ASSET = new RegExp(`^${ASSETS.source}$`);

function mentions(text: string, files: ReadonlySet<string>): boolean {
  if (files.size === 0) return false;
  for (const [file] of text.matchAll(ASSETS)) if (files.has(file)) return true;
  return false;
}

const LISTS = /\/x\/navigation\/[^"'&\s]+\.json/g;

/** Gives the lists of the drawer their current names. */
function nameLists(html: string, lists: ReadonlyMap<string, string>): string {
  return html.replaceAll(LISTS, (name) => lists.get(LIST.exec(name)?.[1] ?? '') ?? name);
}

/**
 * Finds the files of the last browser build that this one doesn't have under the same name; nothing if pages link to other
 * stylesheets. What pages load of a demo changes its name with every file that it imports.
 */
export function findRemovedFiles(
  before: RendererFacts,
  after: RendererFacts,
): Set<string> | undefined {
  const toJson = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;
  if (!isDeepStrictEqual(toJson(before.styles), toJson(after.styles))) return undefined;
  const current = new Set(after.assets);
  const removed = before.assets.filter((asset) => !current.has(asset));
  // Any other name would go unnoticed in a page.
  return removed.every((asset) => ONE_ASSET.test(asset)) ? new Set(removed) : undefined;
}

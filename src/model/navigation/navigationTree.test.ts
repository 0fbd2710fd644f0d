import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { navigation } from '#content/navigation.ts';
import { assertUniquePathnames } from './assertUniquePathnames.ts';
import { parseNavigation, type NavigationEntry } from './Navigation.ts';
import { listLeaves } from './readingOrder.ts';
import { TOOL_PATHNAMES } from './toolPages.ts';

const FACTS = new URL('../../../../shared/facts/navigation.json', import.meta.url);
const TOPICS = new URL('../../../../shared/facts/topics.json', import.meta.url);
/** The digest of the specification's tree. Changing the tree means changing this line. */
const DIGEST = '6741408165aa1b956330795181b2848fc2a5ccb0624dec3e2b3ba48d383c8bf0';

/** The only entry that differs: on this site, the release notes are an internal page. */
const WHATS_NEW = { pathname: 'https://mui.com/x/whats-new/', title: "What's new in MUI X" };
const [whatsNew, ...rest] = navigation;
const tools = rest.pop();
const specified = [WHATS_NEW, ...rest];

describe('navigation', () => {
  it('starts with the release notes and ends with the tools', () => {
    expect(whatsNew).toEqual({ ...WHATS_NEW, pathname: '/x/whats-new' });
    expect(tools?.title).toBe('Tools');
    expect(
      listLeaves([tools ?? whatsNew!]).every(({ pathname }) => TOOL_PATHNAMES.has(pathname)),
    ).toBe(true);
  });

  it('matches the tree in the specification', () => {
    expect(digest(specified)).toBe(DIGEST);
  });

  it.runIf(existsSync(FACTS))('equals the list of facts, entry by entry', () => {
    const facts = parseNavigation(JSON.parse(readFileSync(FACTS, 'utf8')));
    expect(withoutAds(specified)).toEqual(facts);
    expect(digest(facts)).toBe(DIGEST);
  });

  it.runIf(existsSync(TOPICS))('turns ads off on the same pages as the list of topics', () => {
    const topics = JSON.parse(readFileSync(TOPICS, 'utf8')) as Record<string, { ads: boolean }>;
    const free = listLeaves(navigation).filter(({ ads, plan }) => ads === false || plan);
    const names = new Set(free.map(({ pathname }) => pathname));
    const missing = Object.keys(topics).filter((name) => !topics[name]?.ads && !names.has(name));
    expect(missing).toEqual([]);
    const extra = free.filter(({ pathname, ads }) => ads === false && topics[pathname]?.ads);
    expect(extra).toEqual([]);
  });

  it('is well formed and has unique pathnames', () => {
    expect(parseNavigation(navigation)).toEqual(navigation);
    expect(() => assertUniquePathnames(navigation)).not.toThrow();
  });

  it('has 458 entries: 400 pages, an anchor, an external link, and groups', () => {
    const leaves = listLeaves(specified).map(({ pathname }) => pathname);
    expect(listLines(specified)).toHaveLength(458);
    expect(leaves.filter((pathname) => /^\/[^#]+$/.test(pathname))).toHaveLength(400);
    expect(leaves.filter((pathname) => !/^\/[^#]+$/.test(pathname))).toEqual([
      'https://mui.com/x/whats-new/',
      '/x/react-charts/#planned-charts',
    ]);
  });
});

/** The list of facts has no information about ads. */
function withoutAds(tree: readonly NavigationEntry[]): NavigationEntry[] {
  return tree.map(({ ads: _, children, ...entry }) => ({
    ...entry,
    ...(children ? { children: withoutAds(children) } : {}),
  }));
}

function digest(tree: readonly NavigationEntry[]): string {
  return createHash('sha256').update(listLines(tree).join('\n')).digest('hex');
}

function listLines(tree: readonly NavigationEntry[], depth = 0): string[] {
  return tree.flatMap(({ children = [], ...entry }) => {
    const { pathname, title, subheader, plan, newFeature, unstable, planned } = entry;
    const fields = [pathname, title, subheader, plan, newFeature, unstable, planned, depth];
    return [fields.join('|'), ...listLines(children, depth + 1)];
  });
}

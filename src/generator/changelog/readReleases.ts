import { readFileSync } from 'node:fs';
import path from 'node:path';
import { siteConfig } from '#content/site.config.ts';
import type { Release } from '#model/page/Release.ts';
import type { Site } from '../content/Site.ts';
import { ROOT } from '../files/directories.ts';
import { parseChangelog } from './parseChangelog.ts';

/** Every package contains the changelog of all packages. The one of the grid always has the version of the site. */
const CHANGELOG = path.join(ROOT, 'node_modules/@mui/x-data-grid/CHANGELOG.md');

/** Highlights that every release has. */
const ROUTINE = /^(?:Bug ?fixes|Documentation improvements|Internal improvements)\.?$/i;

/** Reads the releases of the current major version, newest first, with links to pages of this site. */
export function readReleases(site: Pick<Site, 'findPage'>): Release[] {
  const [major = ''] = siteConfig.library.version.split('.');
  return parseChangelog(readFileSync(CHANGELOG, 'utf8'))
    .filter(({ version }) => version.startsWith(`${major}.`))
    .map(({ families, highlights, ...release }) => ({
      ...release,
      highlights: highlights
        .filter((text) => !ROUTINE.test(text))
        .map((text) => resolveLinks(text, site)),
      families: siteConfig.products.flatMap(({ id, name }) => {
        const changes = families
          .filter(({ heading }) => heading === name)
          .flatMap((family) => family.changes)
          .map(({ text, plan }) => ({ text: resolveLinks(text, site), plan }));
        return changes.length > 0 ? [{ productId: id, name, changes }] : [];
      }),
    }));
}

const LINK = /\[([^\]]+)\]\((?:https:\/\/(?:next\.)?mui\.com)?(\/x\/[\w/-]+?)\/?(#[\w-]+)?\)/g;

/** Points links at pages of this site. Without that section, a link goes to the page, and without that page, it becomes text. */
function resolveLinks(text: string, site: Pick<Site, 'findPage'>): string {
  return text.replace(LINK, (_, words: string, pathname: string, hash = '') => {
    const page = site.findPage(pathname, 'en');
    if (!page && !pathname.startsWith('/x/api/')) return words;
    const hasSection = page?.headings.some(({ id }) => `#${id}` === hash) ?? false;
    return `[${words}](${pathname}/${hasSection ? hash : ''})`;
  });
}

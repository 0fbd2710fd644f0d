import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { knownRemovals } from '#content/knownRemovals.ts';
import { navigation } from '#content/navigation.ts';
import { redirects } from '#content/redirects.ts';
import { errors } from '#content/search/errors.ts';
import { siteConfig } from '#content/site.config.ts';
import type { Dictionary } from '#model/locale/Dictionary.ts';
import { listLeaves } from '#model/navigation/readingOrder.ts';
import { checkRedirects } from '#model/delivery/redirects.ts';
import { parsePath } from '#model/path/parsePath.ts';
import { getSampleIndex } from '../try-it/sampleIndex.ts';
import { formatCoverage, measureCoverage } from '../api-reference/usage/coverage.ts';
import {
  checkVersionHistory,
  readVersionHistory,
} from '../api-reference/versions/versionHistory.ts';
import { checkImportSizes } from '../api-reference/sizes/checkImportSizes.ts';
import { readImportSizes } from '../api-reference/sizes/importSizes.ts';
import { loadSiteApi } from '../api-reference/loadApi.ts';
import { loadUsage } from '../api-reference/usage/loadUsage.ts';
import { loadErrorMessages } from '../error-messages/loadErrorMessages.ts';
import { checkLicenses } from '../packages/checkLicenses.ts';
import { checkLockfile } from '../packages/checkLockfile.ts';
import { listShipped } from '../packages/listShipped.ts';
import { readLock } from '../packages/Lock.ts';
import type { Check } from './Check.ts';
import { checkBuiltSite } from './checkBuiltSite.ts';
import { checkCodeTypes } from './checkCodeTypes.ts';
import { checkErrorAnswers } from './checkErrorAnswers.ts';
import { checkNavigation, listPagePathnames } from './checkNavigation.ts';
import { checkReadmes } from './checkReadmes.ts';
import { checkRemovals } from './checkRemovals.ts';
import { checkSearchFiles } from './checkSearchFiles.ts';
import { checkStrings } from './checkStrings.ts';
import { checkProse } from './prose/checkProse.ts';
import { readSources } from './readSources.ts';
import {
  astroCheck,
  boundaryChecks,
  createTypeChecks,
  formatCheck,
  lintCheck,
} from './toolChecks.ts';
import { CONTENT_DIR, ROOT } from '../files/directories.ts';
import { createSite } from '../content/Site.ts';
import { isBuildFresh } from '../files/buildStamp.ts';
import { getDistDir } from '../files/getDistDir.ts';

/** Lists every check, the slowest first, so that it doesn't run alone at the end. */
export function listChecks(): Check[] {
  const sources = readSources();
  const planned = new Set(listPagePathnames(navigation));
  // The site can't be created if its sources have faults. Then only those are reported.
  const site = sources.faults.length === 0 ? createSite() : undefined;
  const written = new Set(
    site
      ? listLeaves(site.navigation).map(({ pathname }) => pathname)
      : sources.pages.map(({ pathname }) => pathname),
  );
  const hasPage = (pathname: string) => written.has(pathname);
  const isWaiting = (pathname: string) => planned.has(pathname) && !hasPage(pathname);

  return [
    ...createTypeChecks(),
    astroCheck,
    {
      name: 'code blocks',
      run() {
        const { faults, count } = checkCodeTypes(sources.pages);
        return { faults, notes: [`${count} ts and tsx blocks compile or are listed below.`] };
      },
    },
    formatCheck,
    lintCheck,
    ...boundaryChecks,
    {
      name: 'content',
      run: () => ({ faults: sources.faults, notes: formatWaiting(sources.waiting) }),
    },
    {
      name: 'navigation',
      run: () => checkNavigation({ navigation, pages: sources.pages, hasPage }),
    },
    {
      name: 'redirects',
      run() {
        const waiting = Object.values(redirects)
          .map((target) => parsePath(target).canonicalPathname)
          .filter(isWaiting);
        return {
          faults: checkRedirects(
            redirects,
            (pathname) => hasPage(pathname) || planned.has(pathname),
          ),
          notes: formatWaiting(new Set(waiting)),
        };
      },
    },
    {
      name: 'api reference',
      async run() {
        const reference = await loadSiteApi();
        const coverage = measureCoverage(
          reference,
          await loadUsage(reference),
          sources.pages.map(({ pathname, frontMatter }) => ({ pathname, ...frontMatter })),
          getSampleIndex(),
        );
        return {
          faults: [
            ...checkImportSizes(reference, readImportSizes()),
            ...checkVersionHistory(siteConfig.products),
          ],
          notes: formatCoverage(coverage),
        };
      },
    },
    {
      name: 'error messages',
      async run() {
        const messages = await loadErrorMessages();
        return checkErrorAnswers({ answers: errors, messages, pages: sources.pages });
      },
    },
    {
      name: 'migration guides',
      run: () =>
        checkRemovals({
          products: siteConfig.products,
          readHistory: (productId) => readVersionHistory(productId),
          pages: sources.pages,
          known: knownRemovals,
        }),
    },
    { name: 'prose', run: () => checkProse(sources.pages) },
    { name: 'strings', run: () => ({ faults: checkStrings(readStrings()) }) },
    {
      name: 'built site',
      run() {
        const dist = getDistDir();
        const report = checkBuiltSite({ dist, siteUrl: siteConfig.siteUrl, redirects });
        const isFresh = report.pages === 0 || isBuildFresh(dist);
        return {
          faults: [...report.faults, ...checkSearchFiles(dist)],
          notes: [
            `${report.links} URLs on ${report.pages} pages`,
            ...(isFresh ? [] : ['The build is older than the sources: run npm run build.']),
          ],
        };
      },
    },
    { name: 'lockfile', run: () => ({ faults: checkLockfile(readLock()) }) },
    {
      name: 'licenses',
      run() {
        const { faults, summary } = checkLicenses(listShipped(readLock()));
        return { faults, notes: summary };
      },
    },
    { name: 'contributor docs', run: () => ({ faults: checkReadmes(ROOT) }) },
  ];
}

/** Only counts the pages, because the navigation check lists them. */
function formatWaiting(waiting: ReadonlySet<string>): string[] {
  return waiting.size === 0 ? [] : [`${waiting.size} of the linked pages are not written yet`];
}

function readStrings() {
  const folder = path.join(CONTENT_DIR, 'strings');
  const read = (name: string) =>
    JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Dictionary;
  const translations = readdirSync(folder).filter(
    (name) => !['en.json', 'notes.json'].includes(name),
  );
  return {
    english: read('en.json'),
    translations: Object.fromEntries(translations.map((name) => [name, read(name)])),
    notes: read('notes.json'),
  };
}

import { navigation } from '#content/navigation.ts';
import { redirects } from '#content/redirects.ts';
import { assertUniquePathnames } from '#model/navigation/assertUniquePathnames.ts';
import { DocsErrors } from '#model/errors/DocsError.ts';
import type { DocsError } from '#model/errors/DocsError.ts';
import { parseNavigation } from '#model/navigation/Navigation.ts';
import { LANDING_DIR, PAGES_DIR } from '../files/directories.ts';
import { readContent } from '../content/loadContent.ts';
import type { PageSource } from '../content/readPage.ts';
import { checkChartNames, checkChartNamesIn } from './checkChartNames.ts';
import { checkCodeFences } from './checkCodeFences.ts';
import { checkDemoProps } from './checkDemoProps.ts';
import { checkInstallCommands } from './checkInstallCommands.ts';
import { checkLinks } from './checkLinks.ts';
import { checkMdxComponents } from './checkMdxComponents.ts';
import { listPagePathnames } from './checkNavigation.ts';

export interface SourceReport {
  pages: PageSource[];
  /** Faults in the sources of the pages. A build doesn't start if there are any. */
  faults: DocsError[];
  /** Linked pages that are in the navigation, but not written yet. */
  waiting: Set<string>;
}

/** Pages that aren't guides. */
const SHELL_PATHNAMES = ['/', '/x', '/x/search'];

/** Reads all pages and finds the faults that can be detected without a build. */
export function readSources(directory: string = PAGES_DIR): SourceReport {
  const { pages, errors } = readContent(directory);
  const links = checkLinks({
    pages,
    pathnames: new Set([...SHELL_PATHNAMES, ...listPagePathnames(navigation)]),
    redirects,
  });
  const faults = [
    ...collect(() => void parseNavigation(navigation)),
    ...collect(() => assertUniquePathnames(navigation)),
    ...errors,
    ...pages.flatMap(checkChartNames),
    ...checkChartNamesIn(LANDING_DIR),
    ...pages.flatMap(checkCodeFences),
    ...pages.flatMap(checkDemoProps),
    ...pages.flatMap(checkInstallCommands),
    ...pages.flatMap(checkMdxComponents),
    ...links.faults,
  ];
  return { pages, faults: faults.sort(compareByPlace), waiting: links.waiting };
}

function collect(run: () => void): DocsError[] {
  try {
    run();
    return [];
  } catch (error) {
    if (error instanceof DocsErrors) return error.errors;
    throw error;
  }
}

function compareByPlace(a: DocsError, b: DocsError): number {
  return (a.file ?? '').localeCompare(b.file ?? '') || (a.line ?? 0) - (b.line ?? 0);
}

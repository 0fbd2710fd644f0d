import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { DEFAULT_LOCALE } from '#model/locale/Locale.ts';
import { MAX_SEARCH_FILE_BYTES, getSearchFileUrl } from '#model/search/SearchFile.ts';
import { readContent } from '../content/loadContent.ts';
import { listDemoFiles } from '../files/listDemoFiles.ts';
import { loadQueries } from '../search/loadQueries.ts';
import { readSearchFiles } from '../search/loadSearch.ts';
import { measureSpeed } from '../search/measureSpeed.ts';
import { BUILD_REPORT } from '../pipeline/buildSite.ts';
import type { BuildReport } from '../pipeline/buildSite.ts';
import { ensureChromium } from '../processes/ensureChromium.ts';
import { exitOnSignals } from '../processes/exitOnSignals.ts';
import { getDistDir } from '../files/getDistDir.ts';
import { reportRows } from '../bench/BenchRow.ts';
import type { BenchRow } from '../bench/BenchRow.ts';
import { BENCH_PAGES, getGuideBudget } from '../bench/benchPages.ts';
import { measureBlocking, measureGuides } from '../bench/measureBlocking.ts';
import { measureBuilds } from '../bench/measureBuilds.ts';
import { measureBytes } from '../bench/measureBytes.ts';
import { measureClicks } from '../bench/measureClicks.ts';
import { measureDevelopment } from '../bench/measureDevelopment.ts';
import { measureHtml } from '../bench/measureHtml.ts';
import { scorePage } from '../bench/scorePage.ts';
import { runNode } from '../processes/runNode.ts';
import { runTask } from '../processes/runTask.ts';
import { serveSite } from '../processes/serveSite.ts';

// npm run bench -- [pages | guides [/x/react-charts/] | dev | build | server]: compares measurements with budgets. Without an argument, it measures the built pages
// (bytes, timings, Lighthouse) and the server under load. `dev` needs no build: it measures how long you wait while you work on the
// site. `guides` measures the blocking time of every guide, or of those whose path begins with the given one. `build` builds from scratch and after an edit. With `--compare`, it also checks that an update leads to the same site.

const PAGES = ['/x/introduction/', '/x/introduction/installation/'];
const kB = (bytes: number) => Math.round(bytes / 100) / 10;

async function measurePage(
  site: string,
  page: string,
  executablePath: string,
): Promise<BenchRow[]> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const tab = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const weigh = await measureBytes(tab, site + page);
  const idle = weigh();
  const rows: BenchRow[] = [
    {
      subject: page,
      what: 'JavaScript before idle',
      value: kB(idle.Script.bytes),
      budget: 10,
      unit: 'kB',
    },
    { subject: page, what: 'HTML', value: kB(idle.Document.bytes), budget: 30, unit: 'kB' },
    // 60 for the text font, and 25 for the code font, which arrives after the text is painted.
    { subject: page, what: 'fonts', value: kB(idle.Font.bytes), budget: 85, unit: 'kB' },
    { subject: page, what: 'font files', value: idle.Font.count, budget: 2, unit: 'files' },
  ];
  await tab.getByRole('button', { name: 'Settings' }).click();
  await tab.getByRole('dialog').waitFor();
  await tab.waitForLoadState('networkidle');
  rows.push({
    subject: page,
    what: 'JavaScript in all',
    value: kB(weigh().Script.bytes),
    budget: 80,
    unit: 'kB',
  });
  await browser.close();
  return rows;
}

/** The budget for an empty site, and for each page and demo. The time may grow linearly with the site, but not faster. */
const BUILD_SECONDS = { start: 30, perPage: 0.03, perDemo: 0.1 };

/** Reads the time of the last build on this machine, whether it used caches or not. */
function readBuildTime(): BenchRow[] {
  if (!existsSync(BUILD_REPORT)) return [];
  const { seconds, pages } = JSON.parse(readFileSync(BUILD_REPORT, 'utf8')) as BuildReport;
  const demos = listDemoFiles().length;
  const { start, perPage, perDemo } = BUILD_SECONDS;
  const budget = Math.round(start + pages * perPage + demos * perDemo);
  const what = `${pages} pages, ${demos} demos`;
  return [{ subject: 'npm run build', what, value: seconds, budget, unit: 's' }];
}

/** Measures the search over all English pages, and the compressed size of its largest index file. */
function measureSearch(): BenchRow[] {
  const dist = getDistDir();
  const files = readSearchFiles(dist, 'en');
  if (!files) return [];
  const queries = [...loadQueries().values()].flat().map(({ query }) => query);
  const { firstKey, p95, index, records } = measureSpeed(files, queries);
  const subject = `search, ${records} records`;
  const sizes = files.map(({ locale, part: name, number }) => {
    const file = path.join(dist, `${getSearchFileUrl(locale, name, number)}.gz`);
    return existsSync(file) ? statSync(file).size : 0;
  });
  const round = (value: number) => Math.round(value * 10) / 10;
  return [
    { subject, what: 'first key', value: round(firstKey), budget: 50, unit: 'ms' },
    { subject, what: 'further keys, 95th percentile', value: round(p95), budget: 16, unit: 'ms' },
    {
      subject,
      what: 'index of all parts, in worker',
      value: round(index),
      budget: 1500,
      unit: 'ms',
    },
    {
      subject,
      what: 'largest file, gzip',
      value: kB(Math.max(...sizes)),
      budget: kB(MAX_SEARCH_FILE_BYTES),
      unit: 'kB',
    },
  ];
}

// On a signal, stop all started processes and restore the edited pages.
exitOnSignals();

const [part, ...flags] = process.argv.slice(2);

if (part === 'dev') {
  await runTask(async () => reportRows(await measureDevelopment(requireChromium())));
} else if (part === 'guides') {
  await runTask(() => benchGuides(flags[0]));
} else if (part === 'build') {
  await runTask(async () =>
    reportRows(await measureBuilds({ compares: flags.includes('--compare') })),
  );
} else {
  if (part !== 'server') await runTask(benchPages);
  if (part !== 'pages') {
    const { code } = await runNode('src/server/bench/main.ts');
    process.exitCode ||= code;
  }
}

function requireChromium(): string {
  const executablePath = ensureChromium();
  if (!executablePath) process.exit(1);
  return executablePath;
}

async function benchGuides(prefix = '/x/'): Promise<void> {
  const guides = readContent()
    .pages.filter(({ locale }) => locale === DEFAULT_LOCALE)
    .map(({ pathname }) => `${pathname}/`)
    .filter((guide) => guide.startsWith(prefix));
  if (guides.length === 0) throw new Error(`No guide's path begins with ${prefix}.`);
  const executablePath = requireChromium();
  const site = await serveSite();
  try {
    reportRows(await measureGuides(site.url, guides.map(getGuideBudget), executablePath));
  } finally {
    site.stop();
  }
}

async function benchPages(): Promise<void> {
  const executablePath = requireChromium();
  const site = await serveSite();
  try {
    const rows = [...readBuildTime(), ...measureSearch(), ...measureHtml()];
    for (const page of PAGES) rows.push(...(await measurePage(site.url, page, executablePath)));
    for (const page of BENCH_PAGES) rows.push(...(await scorePage(site.url, page, executablePath)));
    rows.push(...(await measureBlocking(site.url, BENCH_PAGES, executablePath)));
    rows.push(...(await measureClicks(site.url, executablePath)));
    reportRows(rows);
  } finally {
    site.stop();
  }
}

import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { SEARCH_PARTS, getSearchFileUrl } from '#model/search/SearchFile.ts';
import { listDemoFiles } from '../files/listDemoFiles.ts';
import { loadQueries } from '../search/loadQueries.ts';
import { readSearchFiles } from '../search/loadSearch.ts';
import { measureSpeed } from '../search/measureSpeed.ts';
import { BUILD_REPORT } from '../pipeline/buildSite.ts';
import type { BuildReport } from '../pipeline/buildSite.ts';
import { ensureChromium } from '../processes/findChromium.ts';
import { findFreePort } from '../processes/findFreePort.ts';
import { getDistDir } from '../files/getDistDir.ts';
import { measureBytes } from '../bench/measureBytes.ts';
import { runLighthouse } from '../bench/runLighthouse.ts';
import { runNode } from '../processes/runNode.ts';
import { runTask } from '../processes/runTask.ts';
import { serveSite } from '../processes/serveSite.ts';

// npm run bench: bytes, timings and Lighthouse of pages without demos, against their budgets; then the server under load,
// beside others. `npm run bench -- pages` and `npm run bench -- server` run one of the two.

interface Row {
  page: string;
  what: string;
  value: number;
  budget: number;
  unit: 'kB' | 'files' | 'ms' | 's' | 'points' | '';
  /** Scores have a lower bound, everything else an upper one. */
  atLeast?: boolean;
}

const PAGES = ['/x/introduction/', '/x/introduction/installation/'];
const kB = (bytes: number) => Math.round(bytes / 100) / 10;

function hasPassed({ value, budget, atLeast = false }: Row): boolean {
  return atLeast ? value >= budget : value <= budget;
}

function formatRow(row: Row): string {
  const mark = hasPassed(row) ? 'ok' : 'over';
  const bound = `${row.atLeast ? '≥' : '≤'} ${row.budget} ${row.unit}`.trimEnd();
  return `${row.page.padEnd(32)}${row.what.padEnd(30)}${String(row.value).padStart(8)}  ${bound.padEnd(12)}${mark}`;
}

async function measurePage(site: string, page: string, executablePath: string): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const tab = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const weigh = await measureBytes(tab, site + page);
  const idle = weigh();
  const rows: Row[] = [
    { page, what: 'JavaScript before idle', value: kB(idle.Script.bytes), budget: 10, unit: 'kB' },
    { page, what: 'HTML', value: kB(idle.Document.bytes), budget: 30, unit: 'kB' },
    { page, what: 'fonts', value: kB(idle.Font.bytes), budget: 60, unit: 'kB' },
    { page, what: 'font files', value: idle.Font.count, budget: 2, unit: 'files' },
  ];
  await tab.getByRole('button', { name: 'Settings' }).click();
  await tab.getByRole('dialog').waitFor();
  await tab.waitForLoadState('networkidle');
  rows.push({
    page,
    what: 'JavaScript in all',
    value: kB(weigh().Script.bytes),
    budget: 80,
    unit: 'kB',
  });
  await browser.close();
  return rows;
}

async function scorePage(site: string, page: string, executablePath: string): Promise<Row[]> {
  const port = await findFreePort();
  const args = ['--no-sandbox', `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath, args });
  const { scores, failing, lcp, tbt, cls } = await runLighthouse(site + page, port);
  await browser.close();
  if (failing.length > 0) console.log(`${page}: ${failing.join(', ')}`);
  return [
    ...Object.entries(scores).map(([id, value]): Row => {
      return { page, what: `Lighthouse ${id}`, value, budget: 99, unit: 'points', atLeast: true };
    }),
    { page, what: 'largest contentful paint', value: Math.round(lcp), budget: 2500, unit: 'ms' },
    { page, what: 'total blocking time', value: Math.round(tbt), budget: 100, unit: 'ms' },
    { page, what: 'layout shift', value: Math.round(cls * 1000) / 1000, budget: 0, unit: '' },
  ];
}

/** A site without a page, and what each page and demo may add: the time may grow with the site, but not faster than it. */
const BUILD_SECONDS = { start: 30, perPage: 0.03, perDemo: 0.1 };

/** Of the last build on this machine, from nothing or from the caches as it was. */
function readBuildTime(): Row[] {
  if (!existsSync(BUILD_REPORT)) return [];
  const { seconds, pages } = JSON.parse(readFileSync(BUILD_REPORT, 'utf8')) as BuildReport;
  const demos = listDemoFiles().length;
  const { start, perPage, perDemo } = BUILD_SECONDS;
  const budget = Math.round(start + pages * perPage + demos * perDemo);
  const what = `${pages} pages, ${demos} demos`;
  return [{ page: 'npm run build', what, value: seconds, budget, unit: 's' }];
}

/** The search over the whole site in English, and the largest part of its index as it is sent. */
function measureSearch(): Row[] {
  const dist = getDistDir();
  const files = readSearchFiles(dist, 'en');
  if (!files) return [];
  const queries = [...loadQueries().values()].flat().map(({ query }) => query);
  const { firstKey, p95, index, records } = measureSpeed(files, queries);
  const page = `search, ${records} records`;
  const sizes = SEARCH_PARTS.map((name) => {
    const file = path.join(dist, `${getSearchFileUrl('en', name)}.br`);
    return existsSync(file) ? statSync(file).size : 0;
  });
  const round = (value: number) => Math.round(value * 10) / 10;
  return [
    { page, what: 'first key', value: round(firstKey), budget: 100, unit: 'ms' },
    { page, what: 'further keys, 95th percentile', value: round(p95), budget: 16, unit: 'ms' },
    { page, what: 'index of all parts, in worker', value: round(index), budget: 1500, unit: 'ms' },
    { page, what: 'largest part, brotli', value: kB(Math.max(...sizes)), budget: 150, unit: 'kB' },
  ];
}

const [part] = process.argv.slice(2);

if (part !== 'server') await runTask(benchPages);
if (part !== 'pages') {
  const { code } = await runNode('src/server/bench/main.ts');
  process.exitCode ||= code;
}

async function benchPages(): Promise<void> {
  const executablePath = ensureChromium();
  if (!executablePath) process.exit(1);
  const site = await serveSite();
  try {
    const rows = [...readBuildTime(), ...measureSearch()];
    for (const page of PAGES) {
      rows.push(...(await measurePage(site.url, page, executablePath)));
      rows.push(...(await scorePage(site.url, page, executablePath)));
    }
    console.log(rows.map(formatRow).join('\n'));
    const over = rows.filter((row) => !hasPassed(row)).length;
    console.log(
      over === 0 ? '\nWithin all budgets.' : `\n${over} of ${rows.length} budgets are exceeded.`,
    );
    process.exitCode = over === 0 ? 0 : 1;
  } finally {
    site.stop();
  }
}

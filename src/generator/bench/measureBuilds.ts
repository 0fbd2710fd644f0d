import { cpSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findPageFiles } from '../content/findPageFiles.ts';
import { CACHE_DIR } from '../files/directories.ts';
import { listDemoFiles } from '../files/listDemoFiles.ts';
import { countPages } from '../pipeline/countPages.ts';
import { TaskFailure } from '../processes/runTask.ts';
import type { BenchRow } from './BenchRow.ts';
import { compareTrees } from './compareTrees.ts';
import { measureProcess } from './measureProcess.ts';
import type { Measurement } from './measureProcess.ts';

/** Inside the checkout, because the renderer loads packages from there. */
const FOLDER = path.join(CACHE_DIR, 'bench');
const DIST = path.join(FOLDER, 'dist');
const ENV = { DIST_DIR: DIST, X_DOCS_CACHE_DIR: path.join(FOLDER, 'cache') };
const BUILD = 'src/generator/tasks/build.ts';
const MB_PER_GB = 1024;
/** What a whole build may take. */
const WHOLE_S = 180;
const ADDED_TEXT = '\nA benchmark added this sentence and removes it again.\n';
const ADDED_CODE = '\nObject.assign(globalThis, { benchmark: true });\n';

export interface BuildBenchOptions {
  /** Also builds everything after the edit and compares the two sites, which takes as long as the first build. */
  compares: boolean;
}

/** Builds the site from nothing, without changes, and after edits of one page and of one demo. */
export async function measureBuilds({ compares }: BuildBenchOptions): Promise<BenchRow[]> {
  rmSync(FOLDER, { recursive: true, force: true });
  try {
    const whole = await build();
    const subject = `npm run build, ${countPages(DIST)} pages`;
    const unchanged = await build();
    const page = await buildEdited(findLongestPage(), ADDED_TEXT, compares);
    // The page is as it was before, which isn't part of the next figure.
    await build();
    const demo = await buildEdited(findDemo(), ADDED_CODE, compares);
    const describe = (what: string, { seconds }: Measurement, budget: number): BenchRow => {
      return { subject, what, value: round(seconds), budget, unit: 's' };
    };
    const memory = round(whole.peakMemory / MB_PER_GB);
    return [
      describe('from nothing', whole, WHOLE_S),
      { subject, what: 'peak memory', value: memory, budget: 2.5, unit: 'GB' },
      describe('without changes', unchanged, 2),
      describe('one page edited', page, 20),
      // Everything is built again; decisions/015 says why.
      describe('one demo edited', demo, WHOLE_S),
    ];
  } finally {
    rmSync(FOLDER, { recursive: true, force: true });
  }
}

function build(...args: string[]) {
  return measureProcess(BUILD, args, ENV);
}

async function compare(): Promise<void> {
  const updated = path.join(FOLDER, 'updated');
  rmSync(updated, { recursive: true, force: true });
  cpSync(DIST, updated, { recursive: true });
  await build('--all');
  const differences = compareTrees(DIST, updated);
  if (differences.length > 0)
    throw new TaskFailure(
      `After an edit, ${differences.length} files differ from those of a whole build:\n${differences.slice(0, 20).join('\n')}`,
    );
}

/** Builds after text was added to the end of a file, and restores the file. An interrupted bench restores it too. */
async function buildEdited(file: string, added: string, compares: boolean): Promise<Measurement> {
  const text = readFileSync(file, 'utf8');
  const restore = () => writeFileSync(file, text);
  process.once('exit', restore);
  try {
    writeFileSync(file, `${text.trimEnd()}\n${added}`);
    const measurement = await build();
    if (compares) await compare();
    return measurement;
  } finally {
    process.removeListener('exit', restore);
    restore();
  }
}

function findLongestPage(): string {
  const pages = findPageFiles().files.map(({ file }) => ({ file, size: statSync(file).size }));
  const [longest] = pages.sort((a, b) => b.size - a.size);
  if (!longest) throw new TaskFailure('No page was found to edit.');
  return longest.file;
}

function findDemo(): string {
  const [first] = listDemoFiles();
  if (!first) throw new TaskFailure('No demo was found to edit.');
  return first.file;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findPageFiles } from '../content/findPageFiles.ts';
import { CACHE_DIR } from '../files/directories.ts';
import { countPages } from '../pipeline/countPages.ts';
import { TaskFailure } from '../processes/runTask.ts';
import type { BenchRow } from './BenchRow.ts';
import { compareTrees } from './compareTrees.ts';
import { measureProcess } from './measureProcess.ts';

/** Inside the checkout, because the renderer loads packages from there. */
const FOLDER = path.join(CACHE_DIR, 'bench');
const DIST = path.join(FOLDER, 'dist');
const ENV = { DIST_DIR: DIST, X_DOCS_CACHE_DIR: path.join(FOLDER, 'cache') };
const BUILD = 'src/generator/tasks/build.ts';
const MB_PER_GB = 1024;
const ADDED = '\nA benchmark added this sentence and removes it again.\n';

export interface BuildBenchOptions {
  /** Also builds everything after the edit and compares the two sites, which takes as long as the first build. */
  compares: boolean;
}

/** Builds the site from nothing, without changes and after an edit of one page. */
export async function measureBuilds({ compares }: BuildBenchOptions): Promise<BenchRow[]> {
  rmSync(FOLDER, { recursive: true, force: true });
  const whole = await build();
  const subject = `npm run build, ${countPages(DIST)} pages`;
  const unchanged = await build();
  const restore = editPage();
  try {
    const edited = await build();
    if (compares) await compare();
    return [
      { subject, what: 'from nothing', value: round(whole.seconds), budget: 180, unit: 's' },
      {
        subject,
        what: 'peak memory',
        value: round(whole.peakMemory / MB_PER_GB),
        budget: 2.5,
        unit: 'GB',
      },
      { subject, what: 'without changes', value: round(unchanged.seconds), budget: 2, unit: 's' },
      { subject, what: 'one page edited', value: round(edited.seconds), budget: 20, unit: 's' },
    ];
  } finally {
    restore();
    rmSync(FOLDER, { recursive: true, force: true });
  }
}

function build(...args: string[]) {
  return measureProcess(BUILD, args, ENV);
}

async function compare(): Promise<void> {
  const updated = path.join(FOLDER, 'updated');
  cpSync(DIST, updated, { recursive: true });
  await build('--all');
  const differences = compareTrees(DIST, updated);
  if (differences.length > 0)
    throw new TaskFailure(
      `After an edit, ${differences.length} files differ from those of a whole build:\n${differences.slice(0, 20).join('\n')}`,
    );
}

/** Adds a sentence to the longest page. Returns a function that removes it; an interrupted bench removes it too. */
function editPage(): () => void {
  const pages = findPageFiles().files.map(({ file }) => ({
    file,
    text: readFileSync(file, 'utf8'),
  }));
  const [longest] = pages.sort((a, b) => b.text.length - a.text.length);
  if (!longest) throw new TaskFailure('There is no page to edit.');
  const { file, text } = longest;
  const restore = () => writeFileSync(file, text);
  process.once('exit', restore);
  writeFileSync(file, `${text.trimEnd()}\n${ADDED}`);
  return () => {
    process.removeListener('exit', restore);
    restore();
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

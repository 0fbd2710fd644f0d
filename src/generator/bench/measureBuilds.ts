import { cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findPageFiles } from '../content/findPageFiles.ts';
import { CACHE_DIR, PAGES_DIR, ROOT } from '../files/directories.ts';
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
/** What a build may take that bundles everything, but renders only what changed; decisions/015 says why. */
const BUNDLED_S = 100;
const ADDED_TEXT = '\nA benchmark added this sentence and removes it again.\n';
const ADDED_CODE = '\nObject.assign(globalThis, { benchmark: true });\n';

export interface BuildBenchOptions {
  /** Also builds everything after the edit and compares the two sites, which takes as long as the first build. */
  compares: boolean;
}

/** Builds the site from nothing, without changes, and after a page was added, a page was edited, and a demo was edited. */
export async function measureBuilds({ compares }: BuildBenchOptions): Promise<BenchRow[]> {
  rmSync(FOLDER, { recursive: true, force: true });
  try {
    const whole = await build();
    const subject = `npm run build, ${countPages(DIST)} pages`;
    const unchanged = await build();
    const added = await buildAdded(compares);
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
      describe('one page with a demo added', added, BUNDLED_S),
      describe('one demo edited', demo, BUNDLED_S),
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

/** Builds after a page was added, which stays until the bench ends. */
async function buildAdded(compares: boolean): Promise<Measurement> {
  addPage();
  const measurement = await build();
  if (compares) await compare();
  return measurement;
}

const NAVIGATION = path.join(ROOT, 'content/navigation/treeView.ts');
const CHILDREN = 'children: [';

/** Adds a page with a demo to the navigation of the Tree View. The bench removes it when it ends, even if it's interrupted. */
function addPage(): void {
  const name = `added-probe-${process.pid}`;
  const folder = path.join(PAGES_DIR, 'react-tree-view', name);
  const navigation = readFileSync(NAVIGATION, 'utf8');
  if (!navigation.includes(CHILDREN)) throw new TaskFailure('The navigation has another form.');
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true });
    writeFileSync(NAVIGATION, navigation);
  });
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(folder, 'page.mdx'),
    `---\ntitle: Added probe ${process.pid}\ndescription: Measures how long a new page takes.\n---\n\nA tree with one item.\n\n<Demo name="Probe" />\n`,
  );
  writeFileSync(
    path.join(folder, 'Probe.tsx'),
    `import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';\nimport { TreeItem } from '@mui/x-tree-view/TreeItem';\n\nexport default function Probe() {\n  return (\n    <SimpleTreeView>\n      <TreeItem itemId="one" label="One" />\n    </SimpleTreeView>\n  );\n}\n`,
  );
  const entry = `{ pathname: '/x/react-tree-view/${name}', title: 'Added probe' },`;
  writeFileSync(NAVIGATION, navigation.replace(CHILDREN, `${CHILDREN}\n    ${entry}`));
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
  const demo = listDemoFiles().find(({ id }) => id.startsWith('pages/'));
  if (!demo) throw new TaskFailure('No demo of a page was found to edit.');
  return demo.file;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

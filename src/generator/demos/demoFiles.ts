import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { CodeStylingToken } from '#model/demo/codeStyling.ts';
import { DocsError } from '#model/errors/DocsError.ts';
import { findNearest } from '#model/errors/findNearest.ts';
import { CONTENT_DIR, DATA_DIR, toProjectPath } from '../files/directories.ts';
import { formatDemoName, STYLINGS } from '../files/listDemoFiles.ts';
import { listImports } from '../files/listImports.ts';
import { listDataSets } from './listDataSets.ts';
import { readDataSet } from './readDataSet.ts';

/** One file of a demo as readers see it. */
export interface SourceFile {
  name: string;
  source: string;
  /** Name of the data set, if the file is one. */
  dataSet?: string;
}

/** The stylings a demo comes in: `Bars.tsx`, and `Bars.tailwind.tsx`, `Bars.css.tsx` where they exist. */
export function listStylings(id: string): { styling: CodeStylingToken; file: string }[] {
  const folder = path.join(CONTENT_DIR, path.dirname(id));
  return STYLINGS.map((styling) => ({
    styling,
    file: path.join(folder, formatDemoName(path.basename(id), styling)),
  })).filter(({ file }) => existsSync(file));
}

/** The demo, the files beside it that it imports, and the data sets it shares with others; the demo comes first. */
export function readDemoFiles(main: string, dataDir: string = DATA_DIR): SourceFile[] {
  const files = new Map<string, SourceFile>();
  const visit = (file: string) => {
    if (files.has(file)) return;
    const name = path.basename(file);
    if (path.dirname(file) === dataDir) {
      const dataSet = path.basename(file, '.ts');
      files.set(file, { name, source: readDataSet(dataSet, dataDir), dataSet });
      return;
    }
    const source = readFileSync(file, 'utf8');
    const imports = /\.tsx?$/.test(file) ? listImports(source, file) : [];
    files.set(file, { name, source: moveDataBeside(source, imports) });
    for (const specifier of imports) {
      if (/^(\.|#data\/)/.test(specifier)) visit(resolveImport(file, specifier, dataDir));
    }
  };
  visit(main);
  checkNames(main, [...files.values()]);
  return [...files.values()];
}

/** `from '#data/orders'` → `from './orders'`: readers get a data set as a file beside the demo. */
function moveDataBeside(source: string, imports: readonly string[]): string {
  return imports
    .filter((specifier) => specifier.startsWith('#data/'))
    .reduce((text, specifier) => {
      const beside = specifier.replace('#data/', './');
      return text.replaceAll(`'${specifier}'`, `'${beside}'`);
    }, source);
}

function resolveImport(from: string, specifier: string, dataDir: string): string {
  if (specifier.startsWith('#data/')) return resolveDataSet(from, specifier, dataDir);
  const base = path.resolve(path.dirname(from), specifier);
  const found = ['', '.tsx', '.ts', '.css', '.json']
    .map((end) => base + end)
    .find((file) => existsSync(file));
  if (found && path.dirname(found) === path.dirname(from)) return found;
  const beside = readdirSync(path.dirname(from)).filter((file) => /\.(tsx?|css|json)$/.test(file));
  throw new DocsError(`The demo imports "${specifier}", which is not beside it.`, {
    file: toProjectPath(from),
    hint:
      found && path.dirname(found) === dataDir
        ? `write "#data/${path.basename(found, '.ts')}".`
        : `a demo may import packages, data sets, and files in its folder: ${beside.join(', ')}.`,
  });
}

function resolveDataSet(from: string, specifier: string, dataDir: string): string {
  const name = specifier.slice('#data/'.length);
  const known = listDataSets(dataDir);
  if (known.includes(name)) return path.join(dataDir, `${name}.ts`);
  const [nearest] = findNearest(name, known);
  throw new DocsError(`There is no data set "${name}".`, {
    file: toProjectPath(from),
    hint: `${nearest ? `did you mean "#data/${nearest}"? ` : ''}Data sets: ${known.join(', ')}.`,
  });
}

/** Exported side by side, two files of one name would overwrite each other. */
function checkNames(main: string, files: readonly SourceFile[]): void {
  const twin = files.find(
    ({ name }, index) => files.findIndex((file) => file.name === name) < index,
  );
  if (!twin) return;
  throw new DocsError(`The demo imports two files named ${twin.name}.`, {
    file: toProjectPath(main),
    hint: 'rename the one in the folder of the page; the data set keeps its name.',
  });
}
